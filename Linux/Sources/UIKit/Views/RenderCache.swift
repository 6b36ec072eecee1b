/// The nodes that a view keeps from one frame to the next.
struct RenderCache {
    /// What `drawContent(in:)` drew; nil if it drew nothing.
    var content: RenderNode?
    var isContentDirty = true

    /// The view with all that is in it, in its own coordinates, without its own transform and opacity.
    var subtree: RenderNode?
    var isSubtreeDirty = true

    /// The part of the view for which `subtree` is complete; nil if it is complete everywhere.
    var coverage: CGRect?

    /// The box around the view and whatever reaches out of it, in its own coordinates.
    var extent: CGRect?
}

extension UIView {
    /// Has the view put together anew, and all views above with it, but not what the others draw.
    func setNeedsComposition() {
        var view: UIView? = self
        while let current = view {
            current.renderCache.isSubtreeDirty = true
            current.renderCache.extent = nil
            view = current.storedSuperview
        }
        Runtime.current.needsRender = true
    }
}
