extension UIView {
    /// A view with a picture of this one as it is seen now, or after its pending layout; `nil` without a size.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        if afterUpdates { layoutIfNeeded() }
        guard bounds.width > 0, bounds.height > 0 else { return nil }
        return SnapshotView(of: self)
    }
}

/// The picture of another view.
@MainActor
private final class SnapshotView: UIView {
    private let node: RenderNode?
    private let origin: CGPoint

    init(of view: UIView) {
        node = view.picture
        origin = view.bounds.origin
        super.init(frame: CGRect(origin: .zero, size: view.bounds.size))
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    override func drawContent(in canvas: Canvas) {
        guard let node else { return }
        canvas.pushTransform(CGAffineTransform(translationX: -origin.x, y: -origin.y))
        canvas.append(node)
        canvas.pop()
    }
}
