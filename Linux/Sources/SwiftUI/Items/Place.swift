/// Where items are placed: a host, its size, and what part of it is safe.
@MainActor
struct Place {
    let host: HostView
    /// The host's size. Frames are given from left to right, and mirrored where the text runs the other way.
    let bounds: CGRect
    /// How far content may go on that ignores the safe area: the bounds of the hosting view, in this host.
    var reach: CGRect
    /// The part of the reach that no bar covers.
    var safe: CGRect
    /// What the item was offered that is placed. Meaningful only if it answers that with its frame's size.
    var proposal: ProposedViewSize?
    private(set) var isMirrored: Bool
    /// A frame lies on screen at its own x and this, or from this backwards.
    private var shift: CGFloat

    init(host: HostView, bounds: CGRect, safe: CGRect, isMirrored: Bool, reach: CGRect? = nil) {
        self.host = host
        self.bounds = bounds
        self.safe = safe
        self.isMirrored = isMirrored
        self.reach = reach ?? bounds
        shift = isMirrored ? bounds.minX + bounds.maxX : 0
    }

    /// Shows a view, in front of what was shown before.
    func show(_ view: UIView, in frame: CGRect) {
        host.show(view, in: mirrored(frame))
    }

    /// Shows a view that comes from the app.
    func showRepresented(_ view: UIView, in frame: CGRect) {
        host.showRepresented(view, in: mirrored(frame))
    }

    /// Where a frame is in the host.
    func mirrored(_ frame: CGRect) -> CGRect {
        var frame = frame
        frame.origin.x = isMirrored ? shift - frame.maxX : shift + frame.minX
        return frame
    }

    /// The place for content that is laid out from the other side, inside a frame.
    func turned(around frame: CGRect) -> Place {
        let sum = frame.minX + frame.maxX
        func turn(_ rect: CGRect) -> CGRect {
            CGRect(x: sum - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
        }
        var place = self
        place.shift = isMirrored ? shift - sum : shift + sum
        place.isMirrored.toggle()
        place.reach = turn(reach)
        place.safe = turn(safe)
        return place
    }

    /// A rectangle in the coordinates of a host that is shown in a frame here.
    func inHost(_ rect: CGRect, at frame: CGRect) -> CGRect { rect.offsetBy(dx: -frame.minX, dy: -frame.minY) }

    /// What an item was offered whose frame has come out of it.
    func proposal(of item: Item, in frame: CGRect) -> ProposedViewSize {
        guard let proposal, item.sizeThatFits(proposal).isNear(frame.size) else { return ProposedViewSize(frame.size) }
        return proposal
    }

    /// The place for content that was offered something.
    func offering(_ proposal: ProposedViewSize) -> Place {
        var place = self
        place.proposal = proposal
        return place
    }

    /// A frame that goes on to the edges of the hosting view where it reaches the safe area's.
    func extended(_ frame: CGRect, to edges: Edge.Set) -> CGRect {
        let slack = 0.5
        var (minX, maxX, minY, maxY) = (frame.minX, frame.maxX, frame.minY, frame.maxY)
        if edges.contains(.leading), minX <= safe.minX + slack { minX = min(minX, reach.minX) }
        if edges.contains(.trailing), maxX >= safe.maxX - slack { maxX = max(maxX, reach.maxX) }
        if edges.contains(.top), minY <= safe.minY + slack { minY = min(minY, reach.minY) }
        if edges.contains(.bottom), maxY >= safe.maxY - slack { maxY = max(maxY, reach.maxY) }
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
}

extension CGSize {
    /// Whether two sizes differ by rounding alone.
    func isNear(_ other: CGSize) -> Bool {
        abs(width - other.width) < 0.01 && abs(height - other.height) < 0.01
    }
}
