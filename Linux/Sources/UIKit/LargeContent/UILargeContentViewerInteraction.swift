/// Shows the item under a finger that rests on a view, large and in the middle of the window; it follows the finger to
/// other items, and lifting the finger means the item that is shown.
///
/// Apple's documentation: it works at accessibility text sizes only.
@MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
    open private(set) weak var view: UIView?

    private let press = ViewerPress()
    private var viewer: LargeContentView?

    public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
        press.mayBegin = { [weak self] in self?.itemUnderFinger != nil }
        press.addHandler { [weak self] _ in self?.follow() }
    }

    /// Whether the viewer is in use: with a text size for accessibility.
    public class var isEnabled: Bool {
        UIApplication.shared.preferredContentSizeCategory.isAccessibilityCategory
    }

    /// What watches the finger, to have other recognizers give way to it or it to them.
    open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { press }

    open func willMove(to view: UIView?) {
        hide()
        self.view?.removeGestureRecognizer(press)
    }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }

    private var itemUnderFinger: (any UILargeContentViewerItem)? {
        guard Self.isEnabled, let view else { return nil }
        let point = press.location(in: view)
        let item = delegate.map { $0.largeContentViewerInteraction(self, itemAt: point) } ?? item(at: point)
        return item?.showsLargeContentViewer == true ? item : nil
    }

    /// The view at a point that shows something, or what shows something around it.
    func item(at point: CGPoint) -> (any UILargeContentViewerItem)? {
        guard let view else { return nil }
        return sequence(first: view.hitTest(point, with: nil) ?? view, next: { $0 === view ? nil : $0.superview })
            .first(where: \.showsLargeContentViewer)
    }

    private func follow() {
        switch press.state {
        case .began, .changed:
            guard let window = view?.window else { return hide() }
            guard let item = itemUnderFinger else { return hide() }
            if viewer == nil {
                let viewer = LargeContentView(frame: window.bounds)
                window.addSubview(viewer)
                self.viewer = viewer
            }
            viewer?.show(item)
        case .ended:
            hide()
            guard let view else { return }
            let item = itemUnderFinger
            delegate?.largeContentViewerInteraction(self, didEndOn: item, at: press.location(in: view))
        default: hide()
        }
    }

    private func hide() {
        guard let viewer else { return }
        self.viewer = nil
        viewer.leave()
    }
}

/// Says what the large content viewer shows, and hears what the finger meant.
@MainActor
public protocol UILargeContentViewerInteractionDelegate: AnyObject {
    /// The finger was lifted at a point of the view; over nothing that is shown, the item is nil.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint)

    /// The item at a point of the view. By default the view there that shows something.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)?
}

extension UILargeContentViewerInteractionDelegate {
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint
    ) {}

    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? { interaction.item(at: point) }
}

/// A long press that begins only where there is something to show.
@MainActor
private final class ViewerPress: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
    var mayBegin: () -> Bool = { false }

    override init() {
        super.init()
        delegate = self
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin() }
}
