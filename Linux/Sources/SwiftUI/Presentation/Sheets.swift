extension View {
    /// Presents a card while a condition is true.
    ///
    /// Whatever dismisses the card writes `false`, once.
    ///
    /// - Parameter onDismiss: Called when the card is gone.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting(isPresented, .automatic, onDismiss, content)
    }

    /// Presents a card for an item. For an item with another id the card is dismissed, and a new one presented.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting(item, .automatic, onDismiss, content)
    }

    /// Presents a view over the whole screen while a condition is true.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting(isPresented, .fullScreen, onDismiss, content)
    }

    /// Presents a view over the whole screen for an item.
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting(item, .fullScreen, onDismiss, content)
    }

    private func presenting<Content: View>(
        _ isPresented: Binding<Bool>, _ style: UIModalPresentationStyle, _ onDismiss: (() -> Void)?,
        _ content: @escaping () -> Content
    ) -> some View {
        modifier(
            SheetModifier(
                read: { isPresented.wrappedValue ? ((), true) : nil }, clear: { isPresented.wrappedValue = false },
                style: style, onDismiss: onDismiss, content: content))
    }

    private func presenting<Item: Identifiable, Content: View>(
        _ item: Binding<Item?>, _ style: UIModalPresentationStyle, _ onDismiss: (() -> Void)?,
        _ content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            SheetModifier(
                read: { item.wrappedValue.map { ($0, AnyHashable($0.id)) } }, clear: { item.wrappedValue = nil },
                style: style, onDismiss: onDismiss, content: content))
    }
}
