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
