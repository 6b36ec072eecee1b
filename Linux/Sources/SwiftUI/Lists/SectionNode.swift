final class SectionNode: Node {
    private let make: [(_ViewInputs) -> Node]
    private var parts: [Node] = []
    private var header = InnerEnvironment()
    private var footer = InnerEnvironment()
    private lazy var item = SectionItem(graph)

    init(
        _ inputs: _ViewInputs, header: @escaping (_ViewInputs) -> Node, content: @escaping (_ViewInputs) -> Node,
        footer: @escaping (_ViewInputs) -> Node
    ) {
        make = [header, content, footer]
        super.init(inputs)
    }

    override var children: [Node] { parts }

    override func apply(environmentChanged: Bool, isForced: Bool) {
        let style = environment.listStyle
        let environments = [
            header.values(in: environment) { $0 = style?.header($0) ?? $0 }, environment,
            footer.values(in: environment) { $0 = style?.footer($0) ?? $0 },
        ]
        if parts.isEmpty {
            for (make, values) in zip(make, environments) {
                let part = make(_ViewInputs(parent: self, graph: graph, environment: values))
                part.mount()
                parts.append(part)
            }
        } else {
            for (part, values) in zip(parts, environments) { part.update(values) }
        }
    }

    override func makeItems() -> [Item] {
        let items = parts.map(\.items)
        guard environment.listStyle != nil, items.count == 3 else { return items.flatMap { $0 } }
        (item.header, item.rows, item.footer) = (items[0], items[1], items[2])
        return [item]
    }
}

/// A section on its way to its list.
final class SectionItem: Item {
    var header: [Item] = []
    var rows: [Item] = []
    var footer: [Item] = []

    override var section: SectionItem? { self }
}

/// A view that is a section, or several, as its type tells.
private protocol SectionView {}

extension Section: SectionView {}
extension ModifiedContent: SectionView where Content: SectionView {}
extension Optional: SectionView where Wrapped: SectionView {}
extension Group: SectionView where Content: SectionView {}

/// Whether views of a type are sections, by themselves or by their bodies.
func isSectionView<V: View>(_ type: V.Type) -> Bool {
    if type is any SectionView.Type { return true }
    return V.Body.self != Never.self && isSectionView(V.Body.self)
}
