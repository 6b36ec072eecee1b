/// Shows a controller, as a child of the hosting controller.
final class RepresentedControllerNode<Value: View, Shown: UIViewController, Coordinator, Context>: RepresentedNode<
    Value, Shown, Coordinator, Context
>
{
    override func apply(environmentChanged: Bool, isForced: Bool) {
        if environmentChanged { passTraits() }
        super.apply(environmentChanged: environmentChanged, isForced: isForced)
        item?.preferredSize = { [weak self] in self?.shown?.preferredContentSize ?? .zero }
    }

    override func willShow(_ shown: Shown) {
        graph.host?.controller?.addChild(shown)
        passTraits()
        graph.afterUpdate { [weak self, weak shown] in
            guard let self, isMounted, let shown else { return }
            shown.didMove(toParent: graph.host?.controller)
        }
    }

    /// Values of the environment that UIKit knows as traits reach the controller as those.
    private func passTraits() {
        guard let shown, let host = graph.host?.controller, shown.parent === host else { return }
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
        host.setOverrideTraitCollection(traits == UITraitCollection() ? nil : traits, forChild: shown)
    }

    override func didUnmount() {
        shown?.leave()
        super.didUnmount()
    }
}
