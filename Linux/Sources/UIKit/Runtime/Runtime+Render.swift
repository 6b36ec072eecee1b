/// How much work rendering was.
package struct RenderCounts: Hashable, Sendable {
    /// Calls of `drawContent(in:)`.
    package var contents = 0
    /// Views whose node was put together anew.
    package var subtrees = 0

    package init() {}
}

extension Runtime {
    /// The whole screen at this moment, in points; nil if nothing is visible.
    package func render() -> RenderNode? {
        commit()
        for group in animations { group.invalidateViews() }
        let canvas = Canvas()
        for window in windows.sorted(by: { $0.windowLevel < $1.windowLevel }) {
            window.append(to: canvas, visible: device.bounds)
        }
        needsRender = false
        return canvas.finish()
    }
}
