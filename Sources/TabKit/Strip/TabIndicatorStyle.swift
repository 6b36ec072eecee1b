import UIKit

/// The mark under the selected tab, which follows the pages.
public struct TabIndicatorStyle: Hashable, Sendable {
    /// Where in the strip the mark is.
    public enum Placement: Hashable, Sendable {
        case bottom, top
        /// Behind the tab, over its whole height: a pill.
        case fill
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
    /// The thickness, in points; without meaning for `.fill`. Default 3.
    public var height: CGFloat = 3
    /// The distance from the sides of what the mark marks, in points. Default 0.
    public var horizontalInset: CGFloat = 0
    /// The distance from the edge of the strip, or of its track; for `.fill`, from both edges. Default 0.
    public var verticalInset: CGFloat = 0
    /// The radius of the corners, at most half the height. Default 0.
    public var cornerRadius: CGFloat = 0
    /// The shadow. Default `nil`: none.
    public var shadow: TabStripStyle.Shadow?
    /// Whether a title has its selected colour and font exactly as far as the mark covers it, so that its colour changes
    /// at the mark's edge and not little by little. For a mark with an opaque colour. Default `false`.
    public var masksTitles = false
    /// Whether a finger that comes down on the mark slides it, and chooses the tab under it when it lifts. Default `false`.
    public var isDraggable = false
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
