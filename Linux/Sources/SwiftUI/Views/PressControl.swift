/// Puts a control of UIKit around a view.
struct ControlModifier: WrappingModifier {
    let action: () -> Void
    let actsForRow: Bool
    let role: ButtonRole?
    let onPress: (Bool) -> Void
    typealias Body = Never

    func wrap(_ content: Item, _ graph: ViewGraph) -> ControlItem { ControlItem(content, graph) }

    func update(_ wrapper: ControlItem, in environment: EnvironmentValues) {
        wrapper.control.action = action
        wrapper.control.onPress = onPress
        wrapper.control.isEnabled = environment.isEnabled
        wrapper.control.role = role
        wrapper.control.tint = environment.explicitTint
        wrapper.control.actsForRow = actsForRow && environment.isInList
    }
}

/// Content in a host of its own, which is a control.
final class ControlItem: WrapperItem {
    let control = PressControl()

    override var isSpacer: Bool { false }

    override func place(in frame: CGRect, of place: Place) {
        place.show(control, in: frame)
        control.host.frame = control.bounds
        control.host.fill(
            with: [(content, CGRect(origin: .zero, size: frame.size))],
            safe: CGRect(origin: .zero, size: frame.size), isMirrored: place.isMirrored,
            transaction: place.host.transaction)
    }
}

/// What a finger presses; VoiceOver finds one button that is called as the texts in it.
final class PressControl: UIControl {
    let host = HostView()
    var action: () -> Void = {}
    var onPress: (Bool) -> Void = { _ in }
    var role: ButtonRole?
    /// The tint of a button behind a row.
    var tint: UIColor?
    /// Whether the row of the list is pressed in place of the control.
    var actsForRow = false {
        didSet { isUserInteractionEnabled = !actsForRow }
    }

    init() {
        super.init(frame: .zero)
        addSubview(host)
        host.isUserInteractionEnabled = false
        isAccessibilityElement = true
        accessibilityTraits = .button
        addAction(UIAction { [weak self] _ in self?.action() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override var isHighlighted: Bool {
        didSet { if isHighlighted != oldValue { onPress(isHighlighted) } }
    }

    override var isEnabled: Bool {
        didSet { accessibilityTraits = isEnabled ? .button : [.button, .notEnabled] }
    }

    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? host.accessibilityTexts.joined(separator: ", ") }
        set { super.accessibilityLabel = newValue }
    }

    override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        action()
        return true
    }
}

extension UIView {
    /// What the elements in this view are called, in order.
    var accessibilityTexts: [String] {
        subviews.flatMap { view -> [String] in
            if view.isAccessibilityElement { return [view.accessibilityLabel].compactMap { $0 } }
            return view.accessibilityTexts
        }
    }
}
