/// How segments divide the width of their control.
struct SegmentWidths {
    /// The widths that were set; 0 for a segment whose width is the control's business.
    var explicit: [CGFloat]
    /// The widths that the contents ask for.
    var natural: [CGFloat]
    /// Whether the widths that are not set follow the contents, and are not all the same.
    var followContent: Bool

    private var free: [Int] { explicit.indices.filter { explicit[$0] <= 0 } }
    private var fixed: CGFloat { explicit.reduce(0) { $0 + max($1, 0) } }

    /// Whether the widths that were set leave nothing to decide.
    var isDetermined: Bool { !explicit.isEmpty && free.isEmpty }

    /// The width at which no content is short of room.
    var preferred: CGFloat {
        let wanted = free.map { natural[$0] }
        return fixed + (followContent ? wanted.reduce(0, +) : (wanted.max() ?? 0) * CGFloat(wanted.count))
    }

    /// The edges of the segments from the leading end on, in a control of that width: one more than there are segments.
    ///
    /// Measured: equal widths have whole edges, so 280 points for three are 93, 93 and 94.
    func edges(in width: CGFloat) -> [CGFloat] {
        let free = self.free
        let rest = max(0, width - fixed)
        let wanted = free.map { natural[$0] }
        let sum = wanted.reduce(0, +)
        var widths = explicit.map { max($0, 0) }
        var share: CGFloat = 0
        for (place, index) in free.enumerated() {
            let start = share.rounded(.down)
            if !followContent || sum <= 0 {
                share = rest * CGFloat(place + 1) / CGFloat(free.count)
            } else if sum <= rest {
                share += wanted[place] + (rest - sum) / CGFloat(free.count)
            } else {
                share += wanted[place] * rest / sum
            }
            let isLast = place == free.count - 1
            widths[index] = (isLast ? rest : share.rounded(.down)) - start
        }
        return widths.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1) }
    }
}
