/// Shows the first of several views whose ideal size fits into what is offered; the last if none does.
public struct ViewThatFits<Content: View>: View {
    let axes: Axis.Set
    let content: Content
    public typealias Body = Never

    /// - Parameter axes: In which dimensions a view must fit. Default: both.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    public static func _makeView(view: _GraphValue<ViewThatFits>, inputs: _ViewInputs) -> _ViewOutputs {
        _ViewOutputs(FittingNode(view, inputs))
    }
}

final class FittingNode<Content: View>: ContentNode {
    private let view: _GraphValue<ViewThatFits<Content>>
    private var item: FittingItem?

    init(_ view: _GraphValue<ViewThatFits<Content>>, _ inputs: _ViewInputs) {
        self.view = view
        super.init(inputs) { _, inputs in Content._makeView(view: view[\.content], inputs: inputs) }
    }

    override func apply(environmentChanged: Bool, isForced: Bool) {
        updateContent(environment)
        item?.axes = view.read().axes
    }

    override func makeItems() -> [Item] {
        let item = item ?? FittingItem(graph) { [weak self] in self?.content?.items ?? [] }
        item.axes = view.read().axes
        self.item = item
        return [item]
    }
}

final class FittingItem: Item {
    var axes: Axis.Set = []
    private let choices: () -> [Item]

    init(_ graph: ViewGraph, choices: @escaping () -> [Item]) {
        self.choices = choices
        super.init(graph)
    }

    private func choice(_ proposal: ProposedViewSize) -> Item? {
        let choices = choices()
        return choices.first { item in
            let ideal = item.sizeThatFits(.unspecified)
            return Axis.allCases.allSatisfy { axis in
                !axes.contains(axis: axis) || ideal[axis] <= proposal[axis] ?? .infinity
            }
        } ?? choices.last
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        choice(proposal)?.sizeThatFits(proposal) ?? .zero
    }

    override func guide(_ key: AlignmentKey, _ size: CGSize) -> CGFloat? {
        choice(ProposedViewSize(size))?.explicitGuide(key, size)
    }

    override func place(in frame: CGRect, of place: Place) {
        let proposal = place.proposal(of: self, in: frame)
        choice(proposal)?.place(in: frame, of: place.offering(proposal))
    }
}
