/// Adds items to the bars of a page.
struct ToolbarModifier: NodeModifier {
    let entries: [ToolbarEntry]
    typealias Shown = ToolbarNode
    typealias Body = Never
}

final class ToolbarNode: ModifierContentNode<ToolbarModifier> {
    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value {
        let value = super.preference(key)
        guard var bars = value as? BarPreference else { return value }
        bars.items += modifier.read().entries.map { entry in
            var entry = entry
            entry.environment = environment
            return entry
        }
        return bars as? K.Value ?? value
    }
}

extension View {
    /// Items for the bars of the page that the view is.
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(entries: content().allEntries))
    }
}

extension View {
    /// Items at the trailing edge of the navigation bar.
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let item = ToolbarItemGroup(content: content)
        return modifier(ToolbarModifier(entries: item.entries))
    }
}
