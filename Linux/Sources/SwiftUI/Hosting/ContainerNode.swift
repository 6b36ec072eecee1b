/// Shows a container of UIKit, as a child of the hosting controller. It fills what it is given, behind the bars too.
class ContainerNode<Controller: UIViewController>: Node {
    let controller: Controller
    private lazy var item = ContainerItem(controller.view, graph)
    private var isAttached = false

    init(_ inputs: _ViewInputs, controller: Controller) {
        self.controller = controller
        super.init(inputs)
    }

    /// Joins the hosting controller when it hasn't yet, and hands over what UIKit inherits in its own ways.
    final func attach() {
        guard let parent = graph.host?.controller else { return }
        if !isAttached {
            isAttached = true
            parent.addChild(controller)
            graph.afterUpdate { [weak self, weak parent] in
                guard let self, isMounted else { return }
                controller.didMove(toParent: parent)
            }
        }
        controller.view.tintColor = environment.tintColor
        let (own, outer) = (environment.traits, parent.traitCollection)
        let differs = own.layoutDirection != outer.layoutDirection || own.userInterfaceStyle != outer.userInterfaceStyle
        parent.setOverrideTraitCollection(differs ? own : nil, forChild: controller)
    }

    override func makeItems() -> [Item] { [item] }

    override func didUnmount() {
        controller.leave()
    }
}

final class ContainerItem: ViewItem<UIView> {
    override func place(in frame: CGRect, of place: Place) {
        super.place(in: place.extended(frame, to: .all), of: place)
    }
}
