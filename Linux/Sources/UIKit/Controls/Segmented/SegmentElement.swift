/// A segment as assistive technology sees it: VoiceOver says "selected, First, button, 1 of 3".
@MainActor
final class SegmentElement: UIAccessibilityElement {
    private weak var control: UISegmentedControl?
    private let index: Int

    init(index: Int, control: UISegmentedControl) {
        self.index = index
        self.control = control
        super.init(accessibilityContainer: control)
    }

    private var segment: Segment? {
        control.flatMap { $0.segments.indices.contains(index) ? $0.segments[index] : nil }
    }

    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? segment?.accessibilityLabel }
        set { super.accessibilityLabel = newValue }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get {
            var traits = UIAccessibilityTraits.button
            if control?.selectedSegmentIndex == index { traits.insert(.selected) }
            if control?.isEnabled != true || segment?.isEnabled != true { traits.insert(.notEnabled) }
            return traits
        }
        set {}
    }

    override var accessibilityFrame: CGRect {
        get {
            guard let control else { return .zero }
            return UIAccessibility.convertToScreenCoordinates(control.frame(ofSegment: index), in: control)
        }
        set {}
    }

    override func accessibilityActivate() -> Bool {
        guard let control, control.isEnabled, segment?.isEnabled == true else { return false }
        control.choose(index)
        return true
    }
}
