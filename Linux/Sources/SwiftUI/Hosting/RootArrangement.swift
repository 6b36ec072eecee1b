/// Lays out what a hosting view shows: one view alone, or several as in a `VStack`.
@MainActor
struct RootArrangement {
    let items: [Item]

    private var stack: StackArrangement {
        StackArrangement(axis: .vertical, guide: HorizontalAlignment.center.key, spacing: nil)
    }

    func size(for proposal: ProposedViewSize) -> CGSize {
        items.count == 1 ? items[0].sizeThatFits(proposal) : stack.size(for: proposal, items)
    }

    /// The views in the middle of an area, if they take less than that.
    func frames(in area: CGRect) -> [(item: Item, frame: CGRect)] {
        let proposal = ProposedViewSize(area.size)
        let size = size(for: proposal)
        let frame = CGRect(
            x: area.midX - size.width / 2, y: area.midY - size.height / 2, width: size.width, height: size.height)
        guard items.count != 1 else { return [(items[0], frame)] }
        let placements = Placements()
        stack.place(items, in: frame, proposal, placements)
        return items.enumerated().compactMap { index, item in
            placements.frames[index].map { (item, $0.frame) }
        }
    }
}
