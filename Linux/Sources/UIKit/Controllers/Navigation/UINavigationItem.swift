/// What a navigation bar shows for one controller.
@MainActor
open class UINavigationItem {
    /// When a title is shown large, below the buttons.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As the item below in the stack.
        case automatic = 0
        case always = 1
        case never = 2
        case inline = 3
    }

    /// How a back button that leads to this item is titled.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title; "Back" where there is no room for it; else only the chevron.
        case `default` = 0
        /// "Back", or only the chevron.
        case generic = 1
        /// Only the chevron.
        case minimal = 2
    }

    weak var owner: (any BarItemOwner)?

    /// Makes an item with a title.
    public init(title: String) { self.title = title }

    /// The text in the middle, or large below.
    open var title: String? {
        didSet { if title != oldValue { itemDidChange() } }
    }

    /// A view that stands in the middle in place of the title.
    open var titleView: UIView? {
        didSet { if titleView !== oldValue { itemDidChange() } }
    }

    /// Whether the title is shown large; the bar must prefer large titles.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if largeTitleDisplayMode != oldValue { itemDidChange() } }
    }

    /// The button that leads back to this item from the next one; only its title and image matter.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet { itemDidChange() }
    }

    /// The title of the button that leads back to this item.
    open var backButtonTitle: String? {
        didSet { if backButtonTitle != oldValue { itemDidChange() } }
    }

    /// How the button that leads back to this item is titled.
    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { if backButtonDisplayMode != oldValue { itemDidChange() } }
    }

    /// Whether this item has no back button, which also switches off the swipe back.
    open var hidesBackButton = false {
        didSet { if hidesBackButton != oldValue { itemDidChange() } }
    }

    /// Sets `hidesBackButton`.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

    /// Whether the left items stand beside the back button instead of in its place.
    open var leftItemsSupplementBackButton = false {
        didSet { if leftItemsSupplementBackButton != oldValue { itemDidChange() } }
    }

    /// The items on the leading side, from the edge inwards.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { itemDidChange() }
    }

    /// The items on the trailing side, from the edge inwards.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { itemDidChange() }
    }

    /// The outermost item on the leading side.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The outermost item on the trailing side.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Sets the item on the leading side.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

    /// Sets the item on the trailing side.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

    /// Sets the items on the leading side.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }

    /// Sets the items on the trailing side.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

    /// How the bar looks over content, for this item; nil takes the bar's.
    open var standardAppearance: UINavigationBarAppearance? {
        didSet { itemDidChange() }
    }

    /// How the bar looks while the content is at its top, for this item; nil takes the bar's.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { itemDidChange() }
    }

    func itemDidChange() { owner?.barItemDidChange(self) }
}
