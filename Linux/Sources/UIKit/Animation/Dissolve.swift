internal import CGTK

/// A view's old picture, which fades into the new one.
struct Dissolve {
    let old: RenderNode?
    let group: AnimationGroup
}

extension UIView {
    /// A node of the view, or of what it is while it dissolves.
    func dissolved(_ node: RenderNode?) -> RenderNode? {
        guard let dissolve else { return node }
        let progress = dissolve.group.progress(at: Runtime.current.now)
        return RenderNode.crossFade(from: dissolve.old, to: node, progress: progress)
    }
}

extension RenderNode {
    /// A mixture of two nodes; nil stands for nothing.
    fileprivate static func crossFade(from: RenderNode?, to: RenderNode?, progress: Double) -> RenderNode? {
        if from == nil, to == nil { return nil }
        let (start, end) = (from ?? empty(), to ?? empty())
        guard let node = gsk_cross_fade_node_new(start.pointer, end.pointer, Float(min(max(progress, 0), 1))) else {
            return to
        }
        return RenderNode(adopting: node)
    }

    private static func empty() -> RenderNode {
        RenderNode(adopting: gsk_container_node_new(nil, 0))
    }
}
