/// The view of a row, asked for when the row is built.
struct RowContent<Content: View>: View {
    let make: () -> Content

    var body: some View { make() }
}

/// A row that is built when it is first measured or placed. It stays from then on, with its state.
final class RowItem: Item {
    var axis = Axis.vertical
    private unowned let parent: Node
    private let id: AnyHashable
    private var child: Child?
    private var make: () -> Child? = { nil }

    init(_ parent: Node, id: AnyHashable) {
        self.parent = parent
        self.id = id
        super.init(parent.graph)
    }

    /// Nil as long as the row isn't built.
    var node: Node? { child?.node }

    /// Gives the row its view, which is used at once only if the row is built.
    func show<V: View>(_ view: V, in environment: EnvironmentValues) {
        child?.update(view, environment: environment)
        make = { [unowned parent] in Child(view, of: parent, environment: environment) }
    }

    override func build() {
        guard child == nil else { return }
        // Nobody's code runs just now, whoever asked for the row's size.
        child = Reader.with(nil) { make() }
        parent.graph.didBuild()
    }

    private var items: [Item] {
        build()
        return node?.items ?? []
    }

    override var rowNode: Node? { node }

    override var traits: ItemTraits {
        var traits = node?.items.first?.traits ?? ItemTraits()
        traits.id = id
        return traits
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let sizes = items.map { $0.sizeThatFits(proposal) }
        guard var size = sizes.first else { return .zero }
        for other in sizes.dropFirst() {
            size[axis] += other[axis] + Self.gap
            size[axis.other] = max(size[axis.other], other[axis.other])
        }
        return size
    }

    override func guide(_ key: AlignmentKey, _ size: CGSize) -> CGFloat? {
        let items = items
        return items.count == 1 ? items.first?.explicitGuide(key, size) : nil
    }

    /// Several views in a row follow each other along the axis.
    override func place(in frame: CGRect, of place: Place) {
        let items = items
        if items.count == 1 { return items[0].place(in: frame, of: place) }
        var position = frame.origin[axis]
        for item in items {
            var proposal = ProposedViewSize(frame.size)
            proposal[axis] = nil
            let size = item.sizeThatFits(proposal)
            var origin = frame.origin
            origin[axis] = position
            origin[axis.other] += (frame.size[axis.other] - size[axis.other]) / 2
            item.place(in: CGRect(origin: origin, size: size), of: place.offering(proposal))
            position += size[axis] + Self.gap
        }
    }

    private static let gap: CGFloat = 8
}
