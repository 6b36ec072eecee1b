/// How a stack shares its room: the least flexible views choose first, those of a higher priority before all others.
@MainActor
struct StackArrangement {
    let axis: Axis
    let guide: AlignmentKey
    let spacing: CGFloat?

    func size(for proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
        let lengths = lengths(for: proposal, subviews)
        let cross = crossExtent(proposals(lengths, proposal), subviews)
        var size = CGSize.zero
        size[axis] =
            lengths.enumerated().reduce(0) { sum, pair in
                sum + subviews[pair.offset].sizeThatFits(self.proposal(pair.element, proposal))[axis]
            } + gaps(subviews).reduce(0, +)
        size[axis.other] = cross.before + cross.after
        return size
    }

    func place(_ subviews: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize) {
        guard !subviews.isEmpty else { return }
        let proposals = proposals(lengths(for: proposal, subviews), proposal)
        let cross = crossExtent(proposals, subviews)
        let gaps = gaps(subviews)
        let slack = bounds.size[axis.other] - cross.before - cross.after
        var position = bounds.origin[axis]
        for (index, proposal) in proposals.enumerated() {
            let dimensions = subviews[index].dimensions(in: proposal)
            var origin = CGPoint.zero
            origin[axis] = position
            origin[axis.other] = bounds.origin[axis.other] + slack / 2 + cross.before - dimensions.value(guide)
            subviews[index].place(at: origin, proposal: proposal)
            position += CGSize(width: dimensions.width, height: dimensions.height)[axis]
            if index < gaps.count { position += gaps[index] }
        }
    }

    private func gaps(_ subviews: LayoutSubviews) -> [CGFloat] {
        zip(subviews, subviews.dropFirst()).map { spacing ?? $0.spacing.distance(to: $1.spacing, along: axis) }
    }

    private func proposal(_ length: CGFloat?, _ proposal: ProposedViewSize) -> ProposedViewSize {
        var own = proposal
        own[axis] = length
        return own
    }

    private func proposals(_ lengths: [CGFloat?], _ proposal: ProposedViewSize) -> [ProposedViewSize] {
        lengths.map { self.proposal($0, proposal) }
    }

    /// What each subview is offered along the axis.
    private func lengths(for proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> [CGFloat?] {
        guard let offered = proposal[axis] else { return subviews.map { _ in nil } }
        guard offered.isFinite else { return subviews.map { _ in offered } }
        func length(_ index: Int, _ offer: CGFloat) -> CGFloat {
            subviews[index].sizeThatFits(self.proposal(offer, proposal))[axis]
        }
        let least = subviews.indices.map { length($0, 0) }
        let flexibility = subviews.indices.map { length($0, .infinity) - least[$0] }
        let priority = subviews.map(\.priority)
        var lengths = [CGFloat?](repeating: nil, count: subviews.count)
        var left = offered - gaps(subviews).reduce(0, +) - least.reduce(0, +)
        for level in Set(priority).sorted(by: >) {
            let group = subviews.indices.filter { priority[$0] == level }
                .sorted { (flexibility[$0], -least[$0], $0) < (flexibility[$1], -least[$1], $1) }
            left += group.reduce(0) { $0 + least[$1] }
            for (done, index) in group.enumerated() {
                let share = max(left / CGFloat(group.count - done), 0)
                lengths[index] = share
                left -= length(index, share)
            }
        }
        return lengths
    }

    /// How far the subviews reach before and after their common guide, across the axis.
    private func crossExtent(
        _ proposals: [ProposedViewSize], _ subviews: LayoutSubviews
    ) -> (before: CGFloat, after: CGFloat) {
        var (before, after) = (-CGFloat.infinity, -CGFloat.infinity)
        for (index, proposal) in proposals.enumerated() {
            let dimensions = subviews[index].dimensions(in: proposal)
            let guide = dimensions.value(guide)
            before = max(before, guide)
            after = max(after, CGSize(width: dimensions.width, height: dimensions.height)[axis.other] - guide)
        }
        return proposals.isEmpty ? (0, 0) : (before, after)
    }
}
