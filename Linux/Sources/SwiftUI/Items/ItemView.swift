/// Shows an item that somebody else keeps.
struct ItemView: View {
    let item: Item
    typealias Body = Never

    static func _makeView(view: _GraphValue<ItemView>, inputs: _ViewInputs) -> _ViewOutputs {
        _ViewOutputs(ItemNode(view, inputs))
    }
}

final class ItemNode: Node {
    private let view: _GraphValue<ItemView>
    private var item: Item?

    init(_ view: _GraphValue<ItemView>, _ inputs: _ViewInputs) {
        self.view = view
        super.init(inputs)
    }

    override func apply(environmentChanged: Bool, isForced: Bool) {
        let new = view.read().item
        guard new !== item else { return }
        item = new
        structureDidChange()
    }

    override func makeItems() -> [Item] { item.map { [$0] } ?? [] }
}
