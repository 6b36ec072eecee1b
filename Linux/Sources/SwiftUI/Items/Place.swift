/// Where items are placed: a host, its size, and what part of it is safe.
@MainActor
struct Place {
    let host: HostView
    /// The host's size. Frames are given from left to right, and mirrored where the text runs the other way.
    let bounds: CGRect
    /// The part of the bounds that no bar covers.
    var safe: CGRect
    let isMirrored: Bool

    /// Shows a view, in front of what was shown before.
    func show(_ view: UIView, in frame: CGRect) {
        host.show(view, in: mirrored(frame))
    }

    func mirrored(_ frame: CGRect) -> CGRect {
        guard isMirrored else { return frame }
        var frame = frame
        frame.origin.x = bounds.minX + bounds.maxX - frame.maxX
        return frame
    }

    /// A frame that goes on to the edges of the host where it reaches the safe area's.
    func extended(_ frame: CGRect, to edges: Edge.Set) -> CGRect {
        let reach = 0.5
        var (minX, maxX, minY, maxY) = (frame.minX, frame.maxX, frame.minY, frame.maxY)
        if edges.contains(.leading), minX <= safe.minX + reach { minX = min(minX, bounds.minX) }
        if edges.contains(.trailing), maxX >= safe.maxX - reach { maxX = max(maxX, bounds.maxX) }
        if edges.contains(.top), minY <= safe.minY + reach { minY = min(minY, bounds.minY) }
        if edges.contains(.bottom), maxY >= safe.maxY - reach { maxY = max(maxY, bounds.maxY) }
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
}
