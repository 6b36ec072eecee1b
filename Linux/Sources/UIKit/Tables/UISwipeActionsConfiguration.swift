/// The actions that a swipe on a row uncovers.
@MainActor
open class UISwipeActionsConfiguration {
    /// Makes a set of actions, the outermost first.
    public init(actions: [UIContextualAction]) { self.actions = actions }

    public let actions: [UIContextualAction]

    /// Whether a swipe across the whole row performs the first action.
    open var performsFirstActionWithFullSwipe = true
}

/// An action behind a row.
@MainActor
open class UIContextualAction {
    public enum Style: Int, Sendable {
        case normal = 0
        /// Red.
        case destructive = 1
    }

    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// Makes an action. The handler calls its last argument when it has done its work.
    public convenience init(style: Style, title: String?, handler: @escaping Handler) {
        self.init(storedStyle: style, title: title, handler: handler)
    }

    private init(storedStyle: Style, title: String?, handler: @escaping Handler) {
        style = storedStyle
        self.title = title
        self.handler = handler
        backgroundColor = storedStyle == .destructive ? .systemRed : .systemGray
    }

    public let style: Style
    public let handler: Handler
    open var title: String?
    open var image: UIImage?
    open var backgroundColor: UIColor!
}
