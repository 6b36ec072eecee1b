/// Has the large content viewer show the parts of a control of UIKit's.
@MainActor
final class LargeContentHost: UILargeContentViewerInteractionDelegate {
    /// The part at a point.
    private let part: (CGPoint) -> UIView?
    private let onEnd: (UIView) -> Void

    init(for control: UIView, part: @escaping (CGPoint) -> UIView?, onEnd: @escaping (UIView) -> Void) {
        self.part = part
        self.onEnd = onEnd
        control.addInteraction(UILargeContentViewerInteraction(delegate: self))
    }

    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? { part(point) }

    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint
    ) {
        if let view = item as? UIView { onEnd(view) }
    }
}
