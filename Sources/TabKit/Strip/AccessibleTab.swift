import UIKit

/// What assistive technology sees of one tab, in sight or not.
@MainActor final class AccessibleTab: UIAccessibilityElement {
    let id: AnyHashable
    private weak var strip: TabStrip?

    init(id: AnyHashable, strip: TabStrip) {
        self.id = id
        self.strip = strip
        super.init(accessibilityContainer: strip)
    }

    private var item: TabItem? { strip?.source.item(for: id) }

    override var isAccessibilityElement: Bool {
        get { true }
        set {}
    }

    override var accessibilityLabel: String? {
        get { item.map { $0.accessibilityLabel ?? $0.title } }
        set {}
    }

    override var accessibilityValue: String? {
        get { item?.badge?.text.flatMap { $0.isEmpty ? nil : $0 } }
        set {}
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get {
            var traits = UIAccessibilityTraits.button
            if strip?.selected == id { traits.insert(.selected) }
            if item?.isEnabled != true { traits.insert(.notEnabled) }
            return traits
        }
        set {}
    }

    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            guard let strip, let item, item.isEnabled, let menu = item.menu else { return nil }
            return Self.actions(of: menu, in: strip)
        }
        set {}
    }

    override var accessibilityFrame: CGRect {
        get {
            guard let strip, let index = strip.source.engine.tabs.index(of: id),
                let span = strip.layout.frame(of: index, at: strip.position)
            else { return .zero }
            let frame = CGRect(x: span.x, y: 0, width: span.width, height: strip.bounds.height).raised(to: item?.height)
            return UIAccessibility.convertToScreenCoordinates(frame, in: strip.scrollView)
        }
        set {}
    }

    override func accessibilityActivate() -> Bool {
        strip?.choose(id, reason: .accessibility) ?? false
    }

    override func accessibilityElementDidBecomeFocused() {
        strip?.scrollIntoSight(id)
    }
}
