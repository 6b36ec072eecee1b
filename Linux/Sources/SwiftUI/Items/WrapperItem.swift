/// An item with another inside. By itself it is as the other is.
class WrapperItem: Item {
    let content: Item

    init(_ content: Item, _ graph: ViewGraph) {
        self.content = content
        super.init(graph)
    }

    override var traits: ItemTraits { content.traits }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { content.sizeThatFits(proposal) }
    override func guide(_ key: AlignmentKey, _ size: CGSize) -> CGFloat? { content.explicitGuide(key, size) }
    override func place(in frame: CGRect, of place: Place) { content.place(in: frame, of: place) }
    override var isSpacer: Bool { content.isSpacer }
    override var listed: ListedView? { content.listed }
    override func build() { content.build() }
    override var rowNode: Node? { content.rowNode }
    override var inner: [Item] { [content] }
    override var section: SectionItem? { content.section }
}
