import UIKit

extension TabStripStyle {
    /// A segmented control: a pill slides in a rounded box, and a finger can slide it. A ``TabsController`` made with it
    /// changes pages by the strip alone, unless its pager's ``TabPager/isSwipeEnabled`` is set.
    ///
    /// Segments are equally wide as long as the longest title fits; then as wide as their titles need; then they scroll.
    /// A title has its selected colour exactly where the pill is.
    public static let segmented: TabStripStyle = {
        var style = TabStripStyle(mode: .automatic, padding: 12)
        style.prefersEqualWidths = true
        style.leadingInset = 16
        style.trailingInset = 16
        style.height = 48
        style.imageSize = 16
        style.imagePadding = 6
        style.font = .systemFont(ofSize: 13)
        style.selectedFont = .systemFont(ofSize: 13, weight: .medium)
        style.titleColor = StateColor(normal: .label, selected: .label)
        style.track = TabTrackStyle()
        style.indicator = .pill
        style.dividerColor = UIColor { traits in
            UIColor(red: 0.557, green: 0.557, blue: 0.576, alpha: traits.userInterfaceStyle == .dark ? 0.45 : 0.3)
        }
        style.separatorColor = nil
        style.swipesPages = false
        return style
    }()

    /// Segments without a box: a thin line under the selected title. They share the width, or scroll when it is too little.
    public static let underlined: TabStripStyle = {
        var style = TabStripStyle(mode: .automatic, padding: 14)
        style.height = 44
        style.imageSize = 16
        style.imagePadding = 6
        style.font = .systemFont(ofSize: 15)
        style.selectedFont = .systemFont(ofSize: 15, weight: .semibold)
        style.indicator.width = .label
        style.indicator.height = 2
        style.indicator.cornerRadius = 1
        style.swipesPages = false
        return style
    }()
}

extension TabIndicatorStyle {
    /// The thumb of a segmented control: as wide and as high as its segment, but for a margin of 2 points.
    public static let pill: TabIndicatorStyle = {
        var style = TabIndicatorStyle()
        style.placement = .fill
        style.horizontalInset = 2
        style.verticalInset = 2
        style.cornerRadius = 7
        style.color = UIColor { traits in
            traits.userInterfaceStyle == .dark
                ? UIColor(red: 90 / 255, green: 90 / 255, blue: 96 / 255, alpha: 1) : .white
        }
        style.shadow = TabStripStyle.Shadow()
        style.shadow?.color = UIColor(white: 0, alpha: 0.12)
        style.shadow?.radius = 4
        style.shadow?.offset = CGSize(width: 0, height: 3)
        style.masksTitles = true
        style.isDraggable = true
        return style
    }()
}
