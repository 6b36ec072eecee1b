/// A view of UIKit as a view. It is made once, and updated whenever the value or what it reads is another.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>

    func makeUIView(context: Context) -> UIViewType

    /// Called once after the view was made, and with each update.
    func updateUIView(_ uiView: UIViewType, context: Context)

    /// Called when the view is gone for good.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)

    /// Made before the view, and kept as long as that.
    func makeCoordinator() -> Coordinator

    /// The size for a proposal; nil takes the default one.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        _ViewOutputs(RepresentedViewNode(view, inputs))
    }
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// What a represented view may ask.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    /// How the changes of the present update are to be shown.
    public let transaction: Transaction
    /// The environment of the view. Whoever takes it is updated when anything in it changes.
    public var environment: EnvironmentValues {
        Reader.current?.addEnvironment(values)
        return values
    }

    let values: EnvironmentValues
}

final class RepresentedViewNode<R: UIViewRepresentable>: Node {
    private let value: _GraphValue<R>
    private var store = PropertyStore()
    private var shown: R?
    private var coordinator: R.Coordinator?
    private var view: R.UIViewType?
    private var item: RepresentedItem?

    init(_ value: _GraphValue<R>, _ inputs: _ViewInputs) {
        self.value = value
        super.init(inputs)
    }

    override func apply(environmentChanged: Bool, isForced: Bool) {
        let new = value.read()
        let isOther = isForced || shown.map { !Fields.areSame($0, new) } ?? true
        guard isOther || environmentChanged && reader.differs(in: environment) else { return }
        shown = new
        var installed = new
        tracking {
            store.install(into: &installed, of: self)
            let coordinator = coordinator ?? installed.makeCoordinator()
            self.coordinator = coordinator
            let context = context(coordinator)
            let view = view ?? installed.makeUIView(context: context)
            if self.view == nil {
                self.view = view
                item = RepresentedItem(view, graph)
            }
            installed.updateUIView(view, context: context)
        }
        let value = installed
        item?.size = { [weak self] proposal in
            guard let self, let view, let coordinator else { return nil }
            return value.sizeThatFits(proposal, uiView: view, context: context(coordinator))
        }
    }

    private func context(_ coordinator: R.Coordinator) -> R.Context {
        R.Context(coordinator: coordinator, transaction: graph.transaction, values: environment)
    }

    override func makeItems() -> [Item] { item.map { [$0] } ?? [] }

    override func didUnmount() {
        guard let view, let coordinator else { return }
        R.dismantleUIView(view, coordinator: coordinator)
        self.view = nil
        self.coordinator = nil
        shown = nil
    }
}
