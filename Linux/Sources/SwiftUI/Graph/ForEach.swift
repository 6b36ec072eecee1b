/// A view for each element of a collection; the element's id is the view's identity.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
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
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: Node {
    private struct Key: Hashable {
        let id: ID
        let occurrence: Int
    }

    private let view: _GraphValue<ForEach<Data, ID, Content>>
    private var rows: [Key: Child] = [:]
    private var order: [Key] = []

    init(_ view: _GraphValue<ForEach<Data, ID, Content>>, _ inputs: _ViewInputs) {
        self.view = view
        super.init(inputs)
    }

    override var children: [Node] { order.compactMap { rows[$0]?.node } }

    override func apply(environmentChanged: Bool, isForced: Bool) {
        let view = view.read()
        var occurrences: [ID: Int] = [:]
        var kept: [Key: Child] = [:]
        var keys: [Key] = []
        keys.reserveCapacity(view.data.count)
        for (element, content) in tracking({ view.data.map { ($0, view.content($0)) } }) {
            let id = view.id(element)
            let key = Key(id: id, occurrence: occurrences[id, default: 0])
            occurrences[id, default: 0] += 1
            let row = Identified(id: AnyHashable(id), content: content)
            if let child = rows.removeValue(forKey: key) {
                child.update(row, environment: environment)
                kept[key] = child
            } else {
                kept[key] = Child(row, of: self)
            }
            keys.append(key)
        }
        for gone in rows.values { gone.node.unmount() }
        rows = kept
        if keys != order {
            order = keys
            structureDidChange()
        }
    }
}
