/// How something of UIKit is made and updated by a value of one type.
@MainActor
struct Representation<Value, Shown, Coordinator, Context> {
    let makeCoordinator: @MainActor (Value) -> Coordinator
    let context: @MainActor (Coordinator, Transaction, EnvironmentValues) -> Context
    let make: @MainActor (Value, Context) -> Shown
    let update: @MainActor (Value, Shown, Context) -> Void
    let size: @MainActor (Value, ProposedViewSize, Shown, Context) -> CGSize?
    let dismantle: @MainActor (Shown, Coordinator) -> Void
    let view: @MainActor (Shown) -> UIView
}

/// Shows a view of UIKit that the app makes, or the view of a controller.
class RepresentedNode<Value: View, Shown: AnyObject, Coordinator, Context>: Node {
    private let value: _GraphValue<Value>
    private let kind: Representation<Value, Shown, Coordinator, Context>
    private var store = PropertyStore()
    private var known: Value?
    private var coordinator: Coordinator?
    private(set) final var shown: Shown?
    private(set) final var item: RepresentedItem?

    init(
        _ value: _GraphValue<Value>, _ kind: Representation<Value, Shown, Coordinator, Context>, _ inputs: _ViewInputs
    ) {
        self.value = value
        self.kind = kind
        super.init(inputs)
    }

    /// It has been made, and its view is about to be asked for.
    func willShow(_ shown: Shown) {}

    override func apply(environmentChanged: Bool, isForced: Bool) {
        let new = value.read()
        let isOther = isForced || known.map { !Fields.areSame($0, new) } ?? true
        guard isOther || environmentChanged && reader.differs(in: environment) else { return }
        known = new
        var installed = new
        tracking {
            store.install(into: &installed, of: self)
            let coordinator = coordinator ?? kind.makeCoordinator(installed)
            self.coordinator = coordinator
            let context = kind.context(coordinator, graph.transaction, environment)
            let shown = shown ?? kind.make(installed, context)
            if self.shown == nil { show(shown) }
            kind.update(installed, shown, context)
        }
        let value = installed
        item?.size = { [weak self] proposal in
            guard let self, let shown, let coordinator else { return nil }
            return kind.size(value, proposal, shown, kind.context(coordinator, graph.transaction, environment))
        }
    }

    private func show(_ new: Shown) {
        shown = new
        willShow(new)
        item = RepresentedItem(kind.view(new), graph)
    }

    override func makeItems() -> [Item] { item.map { [$0] } ?? [] }

    override func didUnmount() {
        guard let shown, let coordinator else { return }
        kind.dismantle(shown, coordinator)
        self.shown = nil
        self.coordinator = nil
        known = nil
    }
}
