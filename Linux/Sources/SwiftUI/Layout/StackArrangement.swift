/// How a stack shares its room: the least flexible views choose first, those of a higher priority before all others.
@MainActor
struct StackArrangement {
    let axis: Axis
    let guide: AlignmentKey
    let spacing: CGFloat?

    func size(for proposal: ProposedViewSize, _ items: [Item]) -> CGSize {
        let gaps = gaps(items)
        let proposals = proposals(for: proposal, items, gaps)
        let cross = crossExtent(proposals, items)
        var size = CGSize.zero
        size[axis] = zip(items, proposals).reduce(gaps.reduce(0, +)) { $0 + $1.0.sizeThatFits($1.1)[axis] }
        size[axis.other] = cross.before + cross.after
        return size
    }

    func place(_ items: [Item], in bounds: CGRect, _ proposal: ProposedViewSize, _ placements: Placements) {
        let gaps = gaps(items)
        let proposals = proposals(for: proposal, items, gaps)
        let cross = crossExtent(proposals, items)
        let slack = bounds.size[axis.other] - cross.before - cross.after
        var position = bounds.origin[axis]
        for (index, item) in items.enumerated() {
            let dimensions = item.dimensions(in: proposals[index])
            let size = CGSize(width: dimensions.width, height: dimensions.height)
            var origin = CGPoint.zero
            origin[axis] = position
            origin[axis.other] = bounds.origin[axis.other] + slack / 2 + cross.before - dimensions.value(guide)
            placements.frames[index] = (CGRect(origin: origin, size: size), proposals[index])
            position += size[axis]
            if index < gaps.count { position += gaps[index] }
        }
    }

    /// The gaps between the items.
    private func gaps(_ items: [Item]) -> [CGFloat] {
        if let spacing { return Array(repeating: spacing, count: max(items.count - 1, 0)) }
        let wishes = items.map(\.spacing)
        return zip(wishes, wishes.dropFirst()).map { $0.distance(to: $1, along: axis) }
    }

    private func proposal(_ length: CGFloat?, _ proposal: ProposedViewSize) -> ProposedViewSize {
        var own = proposal
        own[axis] = length
        return own
    }

    /// What each item is offered.
    private func proposals(
        for proposal: ProposedViewSize, _ items: [Item], _ gaps: [CGFloat]
    ) -> [ProposedViewSize] {
        guard let offered = proposal[axis], offered.isFinite else {
            return Array(repeating: proposal, count: items.count)
        }
        func length(_ item: Item, _ offer: CGFloat) -> CGFloat {
            item.sizeThatFits(self.proposal(offer, proposal))[axis]
        }
        let least = items.map { length($0, 0) }
        let flexibility = zip(items, least).map { length($0, .infinity) - $1 }
        let priority = items.map(\.traits.layoutPriority)
        var proposals = Array(repeating: proposal, count: items.count)
        var left = offered - gaps.reduce(0, +) - least.reduce(0, +)
        for level in Set(priority).sorted(by: >) {
            let group = items.indices.filter { priority[$0] == level }
                .sorted { (flexibility[$0], -least[$0], $0) < (flexibility[$1], -least[$1], $1) }
            left += group.reduce(0) { $0 + least[$1] }
            for (done, index) in group.enumerated() {
                let share = max(left / CGFloat(group.count - done), 0)
                proposals[index] = self.proposal(share, proposal)
                left -= length(items[index], share)
            }
        }
        return proposals
    }

    /// How far the items reach before and after their common guide, across the axis.
    private func crossExtent(_ proposals: [ProposedViewSize], _ items: [Item]) -> (before: CGFloat, after: CGFloat) {
        var (before, after) = (-CGFloat.infinity, -CGFloat.infinity)
        for (item, proposal) in zip(items, proposals) {
            let dimensions = item.dimensions(in: proposal)
            let guide = dimensions.value(guide)
            before = max(before, guide)
            after = max(after, CGSize(width: dimensions.width, height: dimensions.height)[axis.other] - guide)
        }
        return items.isEmpty ? (0, 0) : (before, after)
    }
}
