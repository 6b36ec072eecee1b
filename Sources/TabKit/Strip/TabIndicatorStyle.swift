import UIKit

/// The mark under the selected tab, which follows the pages.
public struct TabIndicatorStyle: Hashable, Sendable {
    /// Where in the strip the mark is.
    public enum Placement: Hashable, Sendable {
        case bottom, top
    }

    /// When the mark moves to another tab.
    public enum Timing: Hashable, Sendable {
        /// Together with the pages, in every frame.
        case progress
        /// When the pages are nearer to the other tab, by an animation of a quarter of a second.
        case halfway
        /// When the selection changes, by an animation of a quarter of a second.
        case selection
    }

    /// When the mark moves to another tab. Default `.progress`.
    public var timing = Timing.progress
    /// As wide as the tab (`.tab`, the default), as its title (`.label`), a number of points, or not there (`.none`).
    public var width = StripMetrics.IndicatorWidth.tab
    /// The thickness, in points. Default 3.
    public var height: CGFloat = 3
    /// The radius of the corners, at most half the height. Default 0.
    public var cornerRadius: CGFloat = 0
    /// The colour. Default `nil`: the strip's `tintColor`.
    public var color: UIColor?
    /// Default `.bottom`.
    public var placement = Placement.bottom
    /// How the mark goes from tab to tab: evenly (`.linear`, the default), or stretching and shrinking (`.elastic`).
    public var motion = StripMetrics.IndicatorMotion.linear
    /// What the mark does while pages are pulled beyond the first or last: it stays (`.clamp`, the default) or shrinks.
    public var overscroll = StripMetrics.Overscroll.clamp

    public init() {}
}
