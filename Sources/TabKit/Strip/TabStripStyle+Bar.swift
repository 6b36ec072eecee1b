import UIKit

extension TabStripStyle {
    /// A tab bar: images over titles in equal shares, 49 points high; beside them and 32 points high in compact height.
    ///
    /// The text doesn't grow with the user's text size, as that of UIKit's tab bar doesn't. In compact width more than
    /// five tabs scroll; in regular width they stand in the middle.
    public static let bar: TabStripStyle = {
        var style = TabStripStyle(mode: .fixed, padding: 2)
        // Figures of the tab bar of iOS 11 to 18.
        style.height = 49
        style.imagePlacement = .automatic
        style.imageSize = 25
        style.imagePadding = 4
        style.verticalOffset = 2
        style.font = .systemFont(ofSize: 10, weight: .medium)
        style.adjustsFontForContentSizeCategory = false
        style.titleColor = StateColor(normal: .systemGray, selected: nil, disabled: .quaternaryLabel)
        style.indicator.width = .none
        style.maximumVisibleCount = 5
        style.distribution = .automatic
        style.separatorPlacement = .top
        style.backgroundColor = nil
        style.backgroundMaterial = .systemChromeMaterial
        return style
    }()

    /// Where the tabs are in a strip that is wider than they are.
    public enum Distribution: Hashable, Sendable {
        /// As the style's mode says.
        case fill
        /// In the middle, as wide as what they show, but at least 76 points.
        case centered
        /// In the middle in regular width, else as the mode says.
        case automatic
    }

    /// Where the hairline of a strip is.
    public enum SeparatorPlacement: Hashable, Sendable {
        /// Between the strip and the pages: at the lower edge, but at the upper one of a strip below its pages.
        case automatic
        case top, bottom
    }

    /// What is different while an `.automatic` image placement puts images beside titles.
    public struct Inline: Hashable, Sendable {
        /// The font of titles. Default: the system font, 13 points, medium.
        public var font = UIFont.systemFont(ofSize: 13, weight: .medium)
        /// The distance between image and title. Default 6.
        public var imagePadding: CGFloat = 6
        /// The side of the square that an image is fitted into. Default 23.
        public var imageSize: CGFloat = 23
        /// The same in compact height. Default 18.
        public var compactImageSize: CGFloat = 18
        /// The strip's height in compact height. Default 32.
        public var compactHeight: CGFloat = 32

        public init() {}
    }

    /// A shadow.
    public struct Shadow: Hashable, Sendable {
        /// The colour, with its opacity. Default: black, 15 %.
        public var color = UIColor(white: 0, alpha: 0.15)
        /// How far it is blurred, in points. Default 8.
        public var radius: CGFloat = 8
        /// How far it is moved, in points. Default: 2 upwards.
        public var offset = CGSize(width: 0, height: -2)

        public init() {}
    }

    /// Whether badges are at the corner of images that stand before their titles, as in a tab bar.
    var putsBadgesOnImages: Bool { imagePlacement == .top || isResolved }

    /// The style with everything decided that depends on size classes.
    func resolved(for traits: UITraitCollection) -> TabStripStyle {
        var style = self
        let isWide = traits.horizontalSizeClass == .regular
        let isLow = traits.verticalSizeClass == .compact
        if imagePlacement == .automatic {
            style.isResolved = true
            style.imagePlacement = isWide || isLow ? .leading : .top
        }
        if style.isResolved, style.imagePlacement == .leading {
            style.font = inline.font
            style.imagePadding = inline.imagePadding
            style.imageSize = isLow ? inline.compactImageSize : inline.imageSize
            style.verticalOffset = 0
            if isLow { style.height = inline.compactHeight }
        }
        if distribution == .centered || distribution == .automatic && isWide {
            style.mode = .scrollable
            style.alignment = .center
            style.padding = max(padding, 16)
            // The width of an item of a tab bar in regular width.
            style.minimumTabWidth = max(minimumTabWidth, 76)
        }
        return style
    }
}
