/// Bounds for the length of a frame in one dimension.
struct Limits {
    private let least: CGFloat?
    private let ideal: CGFloat?
    private let greatest: CGFloat?
    private let isFixed: Bool

    /// Exactly a length; nil leaves it to the content.
    init(_ length: CGFloat?) {
        self.init(least: length, ideal: length, greatest: length, isFixed: length != nil)
    }

    init(least: CGFloat?, ideal: CGFloat?, greatest: CGFloat?, isFixed: Bool = false) {
        let lengths = [least, ideal, greatest].compactMap { $0 }
        let areValid = lengths.allSatisfy { $0 >= 0 } && zip(lengths, lengths.dropFirst()).allSatisfy { $0 <= $1 }
        assert(areValid, "A frame's lengths must not be negative, and not contradict: minimum, ideal, maximum.")
        func valid(_ length: CGFloat?) -> CGFloat? { length.map { $0.isNaN ? 0 : max($0, 0) } }
        self.least = valid(least)
        self.ideal = valid(ideal)
        self.greatest = valid(greatest)
        self.isFixed = isFixed
    }

    /// What the content is offered.
    func offer(_ proposal: CGFloat?) -> CGFloat? {
        guard let length = proposal ?? ideal else { return nil }
        return min(max(length, least ?? -.infinity), greatest ?? .infinity)
    }

    /// The frame's length: within the limits that are given, as the proposal, else as the content.
    func length(_ proposal: CGFloat?, content: CGFloat) -> CGFloat {
        let length = proposal ?? ideal
        if isFixed { return least ?? content }
        switch (least, greatest) {
        case (nil, nil): return proposal == nil ? ideal ?? content : content
        case (let least?, nil): return max(min(length ?? content, content), least)
        case (nil, let greatest?): return min(max(length ?? content, content), greatest)
        case (let least?, let greatest?): return min(max(length ?? content, least), greatest)
        }
    }
}
