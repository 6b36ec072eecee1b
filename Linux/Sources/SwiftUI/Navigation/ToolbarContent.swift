/// Items for the bars of a page.
@MainActor @preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent

    @ToolbarContentBuilder var body: Self.Body { get }
}

/// Toolbar content that this module makes items of by itself.
@MainActor
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
    var entries: [ToolbarEntry] { get }
}

/// One item, and the environment of the view that brings it.
struct ToolbarEntry {
    let placement: ToolbarItemPlacement
    let view: AnyView
    var environment = EnvironmentValues()
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
    /// Content without a body is known to the module itself; nobody asks it.
    public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension ToolbarContent {
    var allEntries: [ToolbarEntry] {
        if let primitive = self as? any PrimitiveToolbarContent { return primitive.entries }
        return body.allEntries
    }
}

/// Where an item stands.
public struct ToolbarItemPlacement: Equatable, Sendable {
    enum Area { case leading, principal, trailing }

    let area: Area
    /// Whether the item finishes something, and so stands out.
    var isConfirming = false

    /// At the trailing edge.
    public static let automatic = ToolbarItemPlacement(area: .trailing)
    /// In the middle, in place of the title.
    public static let principal = ToolbarItemPlacement(area: .principal)
    public static let topBarLeading = ToolbarItemPlacement(area: .leading)
    public static let topBarTrailing = ToolbarItemPlacement(area: .trailing)
    public static let navigationBarLeading = topBarLeading
    public static let navigationBarTrailing = topBarTrailing
    public static let primaryAction = ToolbarItemPlacement(area: .trailing)
    /// Of a card: what closes it and changes nothing.
    public static let cancellationAction = ToolbarItemPlacement(area: .leading)
    /// Of a card: what closes it and keeps what was done.
    public static let confirmationAction = ToolbarItemPlacement(area: .trailing, isConfirming: true)
}

/// A view in a bar.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
    let placement: ToolbarItemPlacement
    let content: Content
    public typealias Body = Never

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where ID == () {
        self.placement = placement
        self.content = content()
    }
}

extension ToolbarItem: PrimitiveToolbarContent {
    var entries: [ToolbarEntry] { [ToolbarEntry(placement: placement, view: AnyView(content))] }
}

/// Several views at one place in a bar. DEVIATION: they are one item, as a row, however narrow the bar is.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    let placement: ToolbarItemPlacement
    let content: Content
    public typealias Body = Never

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}

extension ToolbarItemGroup: PrimitiveToolbarContent {
    var entries: [ToolbarEntry] {
        [ToolbarEntry(placement: placement, view: AnyView(HStack(spacing: 16) { content }))]
    }
}

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
