/// What a bar shows at one place: a title or an image.
@MainActor
open class UIBarItem {
    /// What has to draw the item anew when it changes.
    weak var owner: (any BarItemOwner)?

    init() {}

    /// The text, if there is any.
    open var title: String? {
        didSet { if title != oldValue { itemDidChange() } }
    }

    /// The picture, which takes the place of the title in a navigation bar.
    open var image: UIImage? {
        didSet { if image !== oldValue { itemDidChange() } }
    }

    /// Whether the item reacts; a disabled one is dimmed.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { itemDidChange() } }
    }

    /// A number with which an app recognises the item.
    open var tag = 0

    /// What assistive technologies say in place of the title.
    open var accessibilityLabel: String? {
        didSet { if accessibilityLabel != oldValue { itemDidChange() } }
    }

    /// A name for tests; it is never spoken.
    open var accessibilityIdentifier: String? {
        didSet { if accessibilityIdentifier != oldValue { itemDidChange() } }
    }

    func itemDidChange() { owner?.barItemDidChange(self) }
}

/// A bar that shows items.
@MainActor
protocol BarItemOwner: AnyObject {
    func barItemDidChange(_ item: AnyObject)
}
