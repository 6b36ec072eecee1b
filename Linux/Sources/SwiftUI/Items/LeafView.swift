/// A view that is one item, with nothing inside.
@MainActor
protocol LeafView: View where Body == Never {
    associatedtype LeafItem: Item

    func makeItem(_ graph: ViewGraph) -> LeafItem

    /// Gives the item this view's value.
    func update(_ item: LeafItem, in environment: EnvironmentValues)
}

extension LeafView {
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        _ViewOutputs(LeafNode(view, inputs))
    }
}

final class LeafNode<V: LeafView>: Node {
    private let view: _GraphValue<V>
    private var item: V.LeafItem?
    private var shown: V?

    init(_ view: _GraphValue<V>, _ inputs: _ViewInputs) {
        self.view = view
        super.init(inputs)
    }

    override func apply(environmentChanged: Bool, isForced: Bool) {
        let new = view.read()
        if !isForced, !environmentChanged, let shown, Fields.areSame(shown, new) { return }
        shown = new
        let isNew = item == nil
        let item = item ?? new.makeItem(graph)
        self.item = item
        graph.showing(isNew: isNew) { [self] in
            tracking { new.update(item, in: environment) }
        }
    }

    /// The present value of the view.
    var leaf: V { view.read() }

    override func makeItems() -> [Item] { item.map { [$0] } ?? [] }
}

extension ViewGraph {
    /// Runs what changes views of UIKit: animated, if the transaction is and the views were there before.
    func showing(isNew: Bool, _ work: @escaping () -> Void) {
        if isNew {
            UIView.performWithoutAnimation(work)
        } else if let animation = transaction.effectiveAnimation {
            animation.run(work)
        } else {
            work()
        }
    }
}
