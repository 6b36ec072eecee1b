/// The items of a builder, in order.
struct ToolbarItems: PrimitiveToolbarContent {
    let entries: [ToolbarEntry]
    typealias Body = Never
}

/// Makes toolbar content of several statements.
@resultBuilder @MainActor
public struct ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent { content }

    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> some ToolbarContent {
        var entries: [ToolbarEntry] = []
        repeat entries.append(contentsOf: (each content).allEntries)
        return ToolbarItems(entries: entries)
    }

    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
        ToolbarItems(entries: content?.allEntries ?? [])
    }

    public static func buildEither<Content: ToolbarContent>(first: Content) -> some ToolbarContent {
        ToolbarItems(entries: first.allEntries)
    }

    public static func buildEither<Content: ToolbarContent>(second: Content) -> some ToolbarContent {
        ToolbarItems(entries: second.allEntries)
    }
}
