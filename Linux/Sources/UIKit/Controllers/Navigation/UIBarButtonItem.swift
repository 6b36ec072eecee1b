/// A button in a navigation bar.
@MainActor
open class UIBarButtonItem: UIBarItem {
    /// How much the button stands out.
    public enum Style: Int, Sendable {
        case plain = 0
        /// The action that finishes: its title is semibold.
        case done = 2
    }

    /// What the bar makes of the item.
    enum Kind {
        case button
        case custom(UIView)
        case fixedSpace(CGFloat)
        case flexibleSpace
    }

    var kind = Kind.button

    /// Makes an item that runs an action; title and image come from the action where they aren't given.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
    ) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
    }

    /// Makes an item with one of the system's titles or pictures.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init()
        title = systemItem.title
        image = systemItem.symbol.flatMap { UIImage(systemName: $0) }
        if systemItem == .done || systemItem == .save { style = .done }
        if systemItem == .flexibleSpace { kind = .flexibleSpace }
        if systemItem == .fixedSpace { kind = .fixedSpace(0) }
        self.primaryAction = primaryAction
    }

    /// Makes an item that shows a view of the app's.
    public convenience init(customView: UIView) {
        self.init()
        kind = .custom(customView)
    }

    /// Makes an item that keeps some room free.
    public static func fixedSpace(_ width: CGFloat) -> Self {
        let item = Self.makeSpace()
        item.kind = .fixedSpace(width)
        item.width = width
        return item
    }

    /// Makes an item that takes the room that is left.
    public static func flexibleSpace() -> Self {
        let item = Self.makeSpace()
        item.kind = .flexibleSpace
        return item
    }

    private static func makeSpace() -> Self { Self() }

    /// Makes an item without anything in it.
    public required override init() { super.init() }

    /// Whether the button finishes something.
    open var style = Style.plain {
        didSet { if style != oldValue { itemDidChange() } }
    }

    /// The width of the item; 0 for the width of what it shows.
    open var width: CGFloat = 0 {
        didSet { if width != oldValue { itemDidChange() } }
    }

    /// The app's own view, if the item was made with one.
    open var customView: UIView? {
        get {
            if case .custom(let view) = kind { return view }
            return nil
        }
        set {
            kind = newValue.map { .custom($0) } ?? .button
            itemDidChange()
        }
    }

    /// What a tap does.
    open var primaryAction: UIAction? {
        didSet { itemDidChange() }
    }

    /// Whether the bar leaves the item out.
    open var isHidden = false {
        didSet { if isHidden != oldValue { itemDidChange() } }
    }

    /// The colour of the item; nil takes the bar's.
    open var tintColor: UIColor? {
        didSet { itemDidChange() }
    }
}
