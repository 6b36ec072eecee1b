/// Adds items to the bars of a page.
struct ToolbarModifier: ViewModifier {
    let entries: [ToolbarEntry]
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<ToolbarModifier>, inputs: _ViewInputs,
        body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        _ViewOutputs(ToolbarNode(modifier, inputs, content: body))
    }
}

final class ToolbarNode: ContentNode {
    private let modifier: _GraphValue<ToolbarModifier>

    init(
        _ modifier: _GraphValue<ToolbarModifier>, _ inputs: _ViewInputs,
        content: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        self.modifier = modifier
        super.init(inputs, content: content)
    }

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
