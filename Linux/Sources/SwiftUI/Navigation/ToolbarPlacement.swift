/// A bar that can be spoken of.
public struct ToolbarPlacement: Hashable, Sendable {
    private let name: String

    /// The bar at the top of a stack.
    public static let navigationBar = ToolbarPlacement(name: "navigationBar")
    /// The bar at the bottom of tabs.
    public static let tabBar = ToolbarPlacement(name: "tabBar")
}
