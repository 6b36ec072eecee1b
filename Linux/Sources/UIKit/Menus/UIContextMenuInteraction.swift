/// Opens a menu when a finger rests on a view.
@MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    open private(set) weak var view: UIView?

    private let press = MenuPress()
    private weak var menuView: ContextMenuView?

    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
        press.prepare = { [weak self] in self?.makeMenu() }
        press.addHandler { [weak self] _ in self?.follow() }
    }

    open func willMove(to view: UIView?) {
        dismissMenu()
        self.view?.removeGestureRecognizer(press)
    }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }

    /// Where the finger is, in a view's coordinates or the window's.
    open func location(in view: UIView?) -> CGPoint { press.location(in: view) }

    /// Takes the menu away, if it is open.
    open func dismissMenu() { menuView?.close() }

    private func makeMenu() -> UIMenu? {
        guard let view, view.window != nil,
            let configuration = delegate?.contextMenuInteraction(
                self, configurationForMenuAtLocation: press.location(in: view)),
            let menu = configuration.actionProvider?([]), !MenuSection.sections(of: menu).isEmpty
        else { return nil }
        return menu
    }

    private func follow() {
        switch press.state {
        case .began:
            guard let view, let window = view.window, let menu = press.menu else { return }
            // What is seen beside the menu is not pressed any more.
            UIView.performWithoutAnimation { (view as? UIControl)?.isHighlighted = false }
            menuView = ContextMenuView.open(menu, beside: view, in: window)
        case .changed: menuView?.track(press.location(in: nil))
        case .ended: menuView?.release(press.location(in: nil))
        default: menuView?.release(nil)
        }
    }
}

/// Says what the menu of a view is.
@MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
    /// The menu for a place in the view; nil for none, and then the touch is the view's.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
}

/// A long press that begins only if there is a menu to open.
@MainActor
private final class MenuPress: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
    var prepare: () -> UIMenu? = { nil }
    private(set) var menu: UIMenu?

    override init() {
        super.init()
        delegate = self
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        menu = prepare()
        return menu != nil
    }

    override func reset() {
        super.reset()
        menu = nil
    }
}
