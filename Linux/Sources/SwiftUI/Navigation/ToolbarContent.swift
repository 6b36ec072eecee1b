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
