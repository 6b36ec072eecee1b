/// Presents a view as long as there is an item to show.
struct SheetModifier<Item, Sheet: View>: NodeModifier {
    /// The item and its identity; nil presents nothing.
    let read: () -> (item: Item, id: AnyHashable)?
    /// Writes that there is no item any more.
    let clear: () -> Void
    let style: UIModalPresentationStyle
    let onDismiss: (() -> Void)?
    let content: (Item) -> Sheet
    typealias Shown = SheetNode<Item, Sheet>
    typealias Body = Never
}

/// What is presented. Its content is asked for there, and again when what it has read is another.
struct SheetView<Item, Content: View>: View {
    let item: Item
    let content: (Item) -> Content

    var body: some View { content(item) }
}

final class SheetNode<Item, Sheet: View>: ModifierContentNode<SheetModifier<Item, Sheet>> {
    private var wanted: (item: Item, id: AnyHashable)?
    private var shown: (controller: SheetController, id: AnyHashable)?
    private var isDismissing = false

    override func apply(environmentChanged: Bool, isForced: Bool) {
        updateContent(environment)
        let modifier = modifier.read()
        wanted = tracking(modifier.read)
        if let wanted, let shown, wanted.id == shown.id { show(wanted.item, in: shown.controller) }
        guard wanted?.id != shown?.id else { return }
        let isAnimated = !graph.transaction.disablesAnimations
        graph.afterUpdate { [weak self] in self?.sync(animated: isAnimated) }
    }

    private func show(_ item: Item, in controller: SheetController) {
        let view = SheetView(item: item, content: modifier.read().content)
        controller.show(AnyView(view), in: environment)
    }

    /// Another item is shown when the one before it is gone.
    private func sync(animated: Bool) {
        guard isMounted, wanted?.id != shown?.id, !isDismissing else { return }
        if let shown {
            isDismissing = true
            shown.controller.presentingViewController?.dismiss(animated: animated)
        } else if let wanted {
            present(wanted.item, wanted.id, animated: animated)
        }
    }

    private func present(_ item: Item, _ id: AnyHashable, animated: Bool) {
        guard let presenter = graph.host?.controller, presenter.viewIfLoaded?.window != nil,
            presenter.presentedViewController == nil
        else {
            return PresentationQueue.wait { [weak self] in self?.sync(animated: animated) }
        }
        let controller = SheetController { [weak self] in self?.isGone() }
        controller.modalPresentationStyle = modifier.read().style
        shown = (controller, id)
        show(item, in: controller)
        presenter.present(controller, animated: animated)
    }

    private func isGone() {
        guard let shown else { return }
        self.shown = nil
        isDismissing = false
        let modifier = modifier.read()
        // Whoever dismissed it: the binding is written only if it doesn't say so already.
        if isMounted, wanted?.id == shown.id {
            wanted = nil
            modifier.clear()
        }
        modifier.onDismiss?()
        // UIKit lets go of the presentation after this call.
        Runtime.current.after(0) { [weak self] in
            self?.sync(animated: true)
            PresentationQueue.retry()
        }
    }

    override func didUnmount() {
        guard let shown, !isDismissing else { return }
        shown.controller.presentingViewController?.dismiss(animated: true)
    }
}
