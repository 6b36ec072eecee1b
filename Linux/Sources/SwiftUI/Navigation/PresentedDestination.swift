/// Pushes a page while there is something to show.
struct PresentedDestination<Page: View>: NodeModifier {
    /// What is shown, and its identity; nil for none.
    let read: () -> (page: Page, id: AnyHashable)?
    /// Writes that there is nothing to show any more.
    let clear: () -> Void
    typealias Shown = PresentedDestinationNode<Page>
    typealias Body = Never
}

final class PresentedDestinationNode<Page: View>: ModifierContentNode<PresentedDestination<Page>> {
    private var wanted: (page: Page, id: AnyHashable)?
    private var shown: (entry: PageEntry, id: AnyHashable)?

    override func apply(environmentChanged: Bool, isForced: Bool) {
        updateContent(environment)
        wanted = tracking(modifier.read().read)
        if let wanted, let shown, wanted.id == shown.id {
            return environment.navigator?.show(AnyView(wanted.page), in: shown.entry) ?? ()
        }
        guard wanted?.id != shown?.id else { return }
        let isAnimated = !graph.transaction.disablesAnimations
        graph.afterUpdate { [weak self] in self?.sync(animated: isAnimated) }
    }

    private func sync(animated: Bool) {
        guard isMounted, wanted?.id != shown?.id, let navigator = environment.navigator else { return }
        if let shown {
            self.shown = nil
            navigator.remove(shown.entry, animated: animated && wanted == nil)
        }
        guard let wanted else { return }
        let id = wanted.id
        let entry = PageEntry(view: AnyView(wanted.page)) { [weak self] in self?.isGone(id) }
        shown = (entry, id)
        navigator.push(entry, animated: animated)
    }

    /// The person has gone back.
    private func isGone(_ id: AnyHashable) {
        guard isMounted, shown?.id == id else { return }
        shown = nil
        wanted = nil
        modifier.read().clear()
    }
}

extension View {
    /// Pushes a page while a condition is true. Going back writes `false`, once.
    public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        let page = destination()
        return modifier(
            PresentedDestination(
                read: { isPresented.wrappedValue ? (page, true) : nil }, clear: { isPresented.wrappedValue = false }))
    }

    /// Pushes a page for an item. Going back writes `nil`, once.
    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(
            PresentedDestination(
                read: {
                    item.wrappedValue.map { (SheetView(item: $0, content: destination), AnyHashable($0)) }
                }, clear: { item.wrappedValue = nil }))
    }
}
