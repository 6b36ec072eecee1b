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
        if environmentChanged { passTraits() }
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
        R.Context(coordinator: coordinator, transaction: graph.transaction, values: environment)
    }

    private func show(_ controller: R.UIViewControllerType) {
        self.controller = controller
        graph.host?.controller?.addChild(controller)
        passTraits()
        item = RepresentedItem(controller.view, graph)
        graph.afterUpdate { [weak self, weak controller] in
            guard let self, isMounted, let controller else { return }
            controller.didMove(toParent: graph.host?.controller)
        }
    }

    /// Values of the environment that UIKit knows as traits reach the controller as those.
    private func passTraits() {
        guard let controller, let host = graph.host?.controller, controller.parent === host else { return }
        let (wanted, given) = (environment.traits, host.traitCollection)
        let traits = UITraitCollection { traits in
            if wanted.userInterfaceStyle != given.userInterfaceStyle {
                traits.userInterfaceStyle = wanted.userInterfaceStyle
            }
            if wanted.layoutDirection != given.layoutDirection { traits.layoutDirection = wanted.layoutDirection }
            if wanted.preferredContentSizeCategory != given.preferredContentSizeCategory {
                traits.preferredContentSizeCategory = wanted.preferredContentSizeCategory
            }
        }
        host.setOverrideTraitCollection(traits == UITraitCollection() ? nil : traits, forChild: controller)
    }

    private func updateSize(_ value: R) {
        item?.size = { [weak self] proposal in
            guard let self, let controller, let coordinator else { return nil }
            return value.sizeThatFits(proposal, uiViewController: controller, context: context(coordinator))
        }
        item?.preferredSize = { [weak controller] in controller?.preferredContentSize ?? .zero }
    }

    override func makeItems() -> [Item] { item.map { [$0] } ?? [] }

    override func didUnmount() {
        guard let controller, let coordinator else { return }
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
        R.dismantleUIViewController(controller, coordinator: coordinator)
        self.controller = nil
        self.coordinator = nil
        shown = nil
    }
}
