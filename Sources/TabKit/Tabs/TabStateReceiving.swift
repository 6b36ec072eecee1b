/// A tab's own view that wants to know how far its tab is selected, to colour or scale itself by it.
@MainActor public protocol TabStateReceiving: AnyObject {
    /// The tab is shown in another state. Runs when the tab comes in sight, and in each frame of a movement that changes it.
    func tabDidChange(to state: TabState)
}

/// How a tab is shown at one moment, for a label of the app's own.
public struct TabState: Hashable, Sendable {
    /// From 0, another tab is selected, to 1, this one is; in between while pages move.
    public var selectedness: Double
    /// Whether the tab is the selected one.
    public var isSelected: Bool
    /// Whether the tab can be selected.
    public var isEnabled: Bool

    public init(selectedness: Double, isSelected: Bool, isEnabled: Bool) {
        self.selectedness = selectedness
        self.isSelected = isSelected
        self.isEnabled = isEnabled
    }
}
