/// Says of each row what its number is.
struct IndexedRowModifier: NodeModifier {
    let change: (inout RowTraits, Int) -> Void
    typealias Shown = IndexedRowNode
    typealias Body = Never
}

final class IndexedRowNode: ModifierContentNode<IndexedRowModifier> {
    private var wrappers = ItemMap<TraitItem>()

    override func makeItems() -> [Item] {
        let items = wrappers.update(content?.items ?? []) { TraitItem($0, graph) }
        for (index, item) in items.enumerated() {
            item.change = { [modifier] in modifier.read().change(&$0.row, index) }
        }
        return items
    }
}
