import UIKit

/// How a strip of tabs looks and lays out its tabs: one value, from a preset, changed where it should differ.
///
/// ```swift
/// var style = TabStripStyle.scrollable
/// style.titleColor.selected = .systemPink
/// style.indicator.width = .label
/// strip.style = style
/// ```
public struct TabStripStyle: Hashable, Sendable {
    // MARK: Layout

    /// How wide tabs are: equal shares (`.fixed`), natural widths (`.scrollable`), or whichever fits (`.automatic`).
    public var mode: StripMetrics.Mode
    /// In `.automatic` mode, whether tabs are equally wide as long as the widest of them fits. Default `false`.
    public var prefersEqualWidths = false
    /// Whether a ``TabsController`` that is made with the style lets a finger swipe from page to page. Default `true`.
    public var swipesPages = true
    /// Where the tabs of a scrollable strip stand when they don't fill it. Default `.leading`.
    public var alignment = StripMetrics.Alignment.leading
    /// The distance between two tabs, in points. Default 0.
    public var spacing: CGFloat = 0
    /// The distance from the edges of the strip, inside the safe area, to the first and last tab. Default 0.
    public var leadingInset: CGFloat = 0, trailingInset: CGFloat = 0
    /// The distance from the left and right edges of a tab to what it shows, in points.
    public var padding: CGFloat
    /// The least and the greatest natural width of a tab. Default: 0 and no limit.
    public var minimumTabWidth: CGFloat = 0, maximumTabWidth: CGFloat?
    /// In `.fixed` mode, how many tabs share the width at most; with more, the strip scrolls. Default: no limit.
    public var maximumVisibleCount: Int?
    /// Where a strip that scrolls brings the selected tab: to the middle (`.center`, the default), to the leading edge
    /// (`.leading`), or into sight by the shortest way (`.minimal`).
    public var scrollPosition = StripMetrics.ScrollPosition.center
    /// Whether a finger can scroll the strip. If not, it moves with the selection only. Default `true`.
    public var isScrollEnabled = true
    /// Whether a swipe across the strip chooses the tab beside the selected one, in place of scrolling freely. It goes before
    /// ``isScrollEnabled``. Default `false`.
    public var stepsOnSwipe = false
    /// Whether a tab has room for the wider of its normal and its selected title at all times. Default `true`.
    public var reservesSelectedWidth = true
    /// The least height of the strip, in points; larger text makes it higher. Default 55.
    public var height: CGFloat = 55

    // MARK: Tabs

    /// Whether the image is before the title or above it. Default `.leading`.
    public var imagePlacement = ImagePlacement.leading
    /// The side of the square that an image is fitted into, in points. Default 18.
    public var imageSize: CGFloat = 18
    /// The distance between image and title. Default 10.
    public var imagePadding: CGFloat = 10
    /// The font of titles at the default text size. Default: the system font, 17 points, medium.
    public var font = UIFont.systemFont(ofSize: 17, weight: .medium)
    /// The font of the selected tab's title. Default `nil`: `font`.
    public var selectedFont: UIFont?
    /// Whether titles and height follow the user's text size. Default `true`.
    public var adjustsFontForContentSizeCategory = true
    /// The colours of titles.
    public var titleColor = StateColor(normal: .secondaryLabel, selected: .label)
    /// The colours of template images. Default `nil`: those of titles.
    public var imageColor: StateColor?

    /// How far below the middle of the strip the tabs' content is, in points. Default 0.
    public var verticalOffset: CGFloat = 0
    /// What is different while an `.automatic` ``imagePlacement`` puts images beside titles.
    public var inline = Inline()
    /// Whether the tabs take the whole width, or stand in its middle. Default `.fill`: as ``mode`` says.
    public var distribution = Distribution.fill

    // MARK: Around the tabs

    /// The mark under the selected tab.
    public var indicator = TabIndicatorStyle()
    /// What is behind the tabs. Default `.systemBackground`.
    public var backgroundColor: UIColor? = .systemBackground
    /// The material behind the tabs, under ``backgroundColor``. Default `nil`: none.
    public var backgroundMaterial: UIBlurEffect.Style?
    /// The rounded box inside which the tabs are. Default `nil`: none.
    public var track: TabTrackStyle?
    /// The colour of the lines between tabs, which fade away beside the selected one. Default `nil`: none.
    public var dividerColor: UIColor?
    /// The hairline between the strip and the pages. Default `.separator`; `nil` for none.
    public var separatorColor: UIColor? = .separator
    /// Where the hairline is. Default `.automatic`.
    public var separatorPlacement = SeparatorPlacement.automatic
    /// The shadow of the background. Default `nil`: none.
    public var shadow: Shadow?

    /// Where a tab's image is.
    public enum ImagePlacement: Hashable, Sendable {
        /// Before the title.
        case leading
        /// Above the title.
        case top
        /// Above the title, but before it where height is compact or width is regular, as in a tab bar.
        case automatic
    }

    /// A colour for each state of a tab. During a movement, a tab's colour is between the first two.
    public struct StateColor: Hashable, Sendable {
        public var normal: UIColor
        /// Default `nil`: the strip's `tintColor`.
        public var selected: UIColor?
        public var disabled: UIColor

        public init(normal: UIColor, selected: UIColor? = nil, disabled: UIColor = .tertiaryLabel) {
            self.normal = normal
            self.selected = selected
            self.disabled = disabled
        }
    }

    /// Whether an `.automatic` image placement has been decided.
    var isResolved = false

    /// Makes a style that is laid out in a mode; everything else has its default.
    public init(mode: StripMetrics.Mode, padding: CGFloat) {
        self.mode = mode
        self.padding = padding
    }
}

extension TabStripStyle {
    /// Equal shares of the strip's width. For two to five tabs.
    public static let fixed = TabStripStyle(mode: .fixed, padding: 10)

    /// Natural widths; the strip scrolls when they don't fit. For any number of tabs.
    public static let scrollable = TabStripStyle(mode: .scrollable, padding: 16)

    /// Natural widths and equal parts of what is left, when they fit; else as `scrollable`. Decided for each size.
    public static let automatic = TabStripStyle(mode: .automatic, padding: 16)
}
