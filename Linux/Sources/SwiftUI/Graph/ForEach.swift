/// A view for each element of a collection; the element's id is the view's identity.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The collection.
    public var data: Data
    /// Makes the view of an element.
    public var content: (Data.Element) -> Content
    let id: (Data.Element) -> ID
}

extension ForEach: View where Content: View {
    public typealias Body = Never

    public static func _makeView(view: _GraphValue<ForEach>, inputs: _ViewInputs) -> _ViewOutputs {
        _ViewOutputs(ForEachNode(view, inputs))
    }
}

extension ForEach where ID == Data.Element.ID, Data.Element: Identifiable, Content: View {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.content = content
        id = { $0.id }
    }
}

extension ForEach where Content: View {
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
        self.id = { $0[keyPath: id] }
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.data = data
        self.content = content
        id = { $0 }
    }
}

/// Keeps a view for each id. Of elements with the same id each has its own view, told apart by their order.
///
/// Where rows are built only as they come into sight, it has an item for each of them that does so.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: Node {
    private struct Key: Hashable {
        let id: ID
        let occurrence: Int
    }

    private let view: _GraphValue<ForEach<Data, ID, Content>>
    private var rows: [Key: Child] = [:]
    private var lazyRows: [Key: RowItem] = [:]
    private var rowEnvironment = InnerEnvironment()
    private var order: [Key] = []

    init(_ view: _GraphValue<ForEach<Data, ID, Content>>, _ inputs: _ViewInputs) {
        self.view = view
        super.init(inputs)
    }

    override var children: [Node] {
        isLazy ? order.compactMap { lazyRows[$0]?.node } : order.compactMap { rows[$0]?.node }
    }

    /// Sections are no rows: what is in them is built lazily.
    private var isLazy: Bool { environment.rowAxis != nil && !isSectionView(Content.self) }

    override func apply(environmentChanged: Bool, isForced: Bool) {
        let view = view.read()
        guard isLazy else { return updateAll(view) }
        updateLazily(view, in: rowEnvironment.values(in: environment) { $0.leaveRows() })
    }

    private func updateAll(_ view: ForEach<Data, ID, Content>) {
        var kept: [Key: Child] = [:]
        let elements = tracking { view.data.map { ($0, view.content($0)) } }
        let keys = keys(elements.map { view.id($0.0) })
        for (key, (_, content)) in zip(keys, elements) {
            let row = Identified(id: AnyHashable(key.id), content: content)
            if let child = rows.removeValue(forKey: key) {
                child.update(row, environment: environment)
                kept[key] = child
            } else {
                kept[key] = Child(row, of: self)
            }
        }
        for gone in rows.values { gone.node.unmount() }
        rows = kept
        take(keys)
    }

    private func updateLazily(_ view: ForEach<Data, ID, Content>, in inner: EnvironmentValues) {
        var kept: [Key: RowItem] = [:]
        let elements = tracking { view.data.map { ($0, view.id($0)) } }
        let keys = keys(elements.map(\.1))
        for (key, (element, id)) in zip(keys, elements) {
            let row = lazyRows.removeValue(forKey: key) ?? RowItem(self, id: AnyHashable(id))
            row.axis = environment.rowAxis ?? .vertical
            row.show(Identified(id: AnyHashable(id), content: RowContent { view.content(element) }), in: inner)
            kept[key] = row
        }
        for gone in lazyRows.values { gone.node?.unmount() }
        lazyRows = kept
        take(keys)
    }

    private func keys(_ ids: [ID]) -> [Key] {
        var occurrences: [ID: Int] = [:]
        return ids.map { id in
            defer { occurrences[id, default: 0] += 1 }
            return Key(id: id, occurrence: occurrences[id, default: 0])
        }
    }

    private func take(_ keys: [Key]) {
        guard keys != order else { return }
        order = keys
        structureDidChange()
    }

    override func makeItems() -> [Item] {
        isLazy ? order.compactMap { lazyRows[$0] } : super.makeItems()
    }
}
