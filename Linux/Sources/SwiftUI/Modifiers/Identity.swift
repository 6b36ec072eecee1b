/// A view that is known by an id to whatever scrolls to it.
struct Identified<Content: View>: View {
    let id: AnyHashable
    let content: Content
    typealias Body = Never

    static func _makeView(view: _GraphValue<Identified>, inputs: _ViewInputs) -> _ViewOutputs {
        _ViewOutputs(
            IdentifiedNode(view[\.id], inputs) { _, inputs in
                inputs.make(view[\.content])
            })
    }
}

/// Knows where the views with its id are.
final class IdentifiedNode: ContentNode {
    private let id: _GraphValue<AnyHashable>
    private var wrappers = ItemMap<IdentifiedItem>()

    init(
        _ id: _GraphValue<AnyHashable>, _ inputs: _ViewInputs,
        content: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        self.id = id
        super.init(inputs, content: content)
    }

    override func makeItems() -> [Item] {
        let id = id.read()
        return wrappers.update(content?.items ?? []) { IdentifiedItem($0, graph, id: id) }
    }

    override func scroll(to target: ScrollTarget) -> Bool {
        guard id.read() == target.id else { return super.scroll(to: target) }
        let placed = wrappers.values.compactMap(\.placement)
        guard let host = placed.first?.host else { return super.scroll(to: target) }
        let frames = placed.filter { $0.host === host }.map(\.frame)
        let whole = frames.dropFirst().reduce(frames[0]) { $0.union($1) }
        host.scroll(whole, to: target, isMirrored: environment.layoutDirection == .rightToLeft)
        return true
    }
}

final class IdentifiedItem: WrapperItem {
    private let id: AnyHashable
    private weak var host: HostView?
    private var frame = CGRect.zero

    init(_ content: Item, _ graph: ViewGraph, id: AnyHashable) {
        self.id = id
        super.init(content, graph)
    }

    /// Where the item is; nil while it isn't shown.
    var placement: (host: HostView, frame: CGRect)? { host.map { ($0, frame) } }

    override var traits: ItemTraits {
        var traits = content.traits
        traits.id = id
        return traits
    }

    override func place(in frame: CGRect, of place: Place) {
        host = place.host
        self.frame = place.mirrored(frame)
        super.place(in: frame, of: place)
    }
}

/// A view that is another one when its id is.
struct IDView<Content: View, ID: Hashable>: View {
    let content: Content
    let id: ID
    typealias Body = Never

    static func _makeView(view: _GraphValue<IDView>, inputs: _ViewInputs) -> _ViewOutputs {
        _ViewOutputs(
            ChoiceNode(inputs) {
                let view = view.read()
                return (view.id, Identified(id: view.id, content: view.content))
            })
    }
}

extension View {
    /// Gives the view an identity: with another id its state begins anew.
    public func id<ID: Hashable>(_ id: ID) -> some View {
        IDView(content: self, id: id)
    }
}
