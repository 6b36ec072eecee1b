/// A controller of UIKit as a view. It is made once, and updated whenever the value or what it reads is another.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>

    func makeUIViewController(context: Context) -> UIViewControllerType

    /// Called once after the controller was made, and with each update.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)

    /// Called when the view is gone for good.
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)

    /// Made before the controller, and kept as long as that.
    func makeCoordinator() -> Coordinator

    /// The size for a proposal; nil takes the default one.
    func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize?
}

extension UIViewControllerRepresentable {
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}

    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize? { nil }

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        _ViewOutputs(RepresentedControllerNode(view, inputs))
    }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// What a represented controller may ask.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    /// How the changes of the present update are to be shown.
    public let transaction: Transaction
    public let environment: EnvironmentValues
}

/// Shows a controller, as a child of the hosting controller.
final class RepresentedControllerNode<R: UIViewControllerRepresentable>: Node {
    private let value: _GraphValue<R>
    private var store = PropertyStore()
    private var shown: R?
    private var coordinator: R.Coordinator?
    private var controller: R.UIViewControllerType?
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
            let controller = controller ?? installed.makeUIViewController(context: context)
            if self.controller == nil { show(controller) }
            installed.updateUIViewController(controller, context: context)
        }
        updateSize(installed)
    }

    private func context(_ coordinator: R.Coordinator) -> R.Context {
        R.Context(coordinator: coordinator, transaction: graph.transaction, environment: environment)
    }

    private func show(_ controller: R.UIViewControllerType) {
        self.controller = controller
        graph.host?.controller?.addChild(controller)
        item = RepresentedItem(controller.view, graph)
        graph.afterUpdate { [weak self, weak controller] in
            guard let self, isMounted, let controller else { return }
            controller.didMove(toParent: graph.host?.controller)
        }
    }

    private func updateSize(_ value: R) {
        item?.size = { [weak self] proposal in
            guard let self, let controller, let coordinator else { return nil }
            let own = value.sizeThatFits(proposal, uiViewController: controller, context: context(coordinator))
            if own == nil, controller.preferredContentSize != .zero, proposal == .unspecified {
                return controller.preferredContentSize
            }
            return own
        }
    }

    override func makeItems() -> [Item] { item.map { [$0] } ?? [] }

    override func didUnmount() {
        guard let controller, let coordinator else { return }
        R.dismantleUIViewController(controller, coordinator: coordinator)
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
    }
}
