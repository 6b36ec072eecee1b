/// What is in a navigation bar.
public struct NavigationBarItem: Sendable {
    /// How the title is shown.
    public enum TitleDisplayMode: Hashable, Sendable {
        /// As on the page below; on the lowest page large.
        case automatic
        /// Small, between the buttons.
        case inline
        /// Large, below the buttons, as long as the content is at its top.
        case large
    }
}
