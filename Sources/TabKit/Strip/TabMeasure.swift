import UIKit

/// What tabs measure with one style and one text size.
@MainActor struct TabMeasure {
    let font: UIFont
    let selectedFont: UIFont
    /// The style as it is with these traits.
    let style: TabStripStyle
    private let scale: CGFloat

    init(style: TabStripStyle, traits: UITraitCollection) {
        func scaled(_ font: UIFont) -> UIFont {
            guard style.adjustsFontForContentSizeCategory else { return font }
            return UIFontMetrics.default.scaledFont(for: font, compatibleWith: traits)
        }
        var style = style.resolved(for: traits)
        if style.adjustsFontForContentSizeCategory {
            // As symbols do, images grow with the text beside them.
            style.imageSize = UIFontMetrics.default.scaledValue(for: style.imageSize, compatibleWith: traits)
        }
        self.style = style
        font = scaled(style.font)
        selectedFont = style.selectedFont.map(scaled) ?? font
        scale = max(traits.displayScale, 1)
    }

    /// The height that a tab needs, with a little air above and below.
    var height: CGFloat {
        // What doesn't grow with the text is as high as the style says.
        guard style.adjustsFontForContentSizeCategory else { return style.height }
        let line = max(font.lineHeight, selectedFont.lineHeight)
        let isStacked = style.imagePlacement == .top
        let content = isStacked ? line + style.imagePadding + style.imageSize + 8 : max(line, style.imageSize) + 16
        let margins = style.track.map { max(style.height - $0.height, 0) } ?? 0
        return max(style.height, content.rounded(.up) + margins)
    }

    /// The widths of a tab, measured.
    func widths(of item: TabItem) -> StripTab {
        let hasSelectedFont = selectedFont != font
        return widths(
            of: item, title: width(of: item.title, font: font),
            selectedTitle: hasSelectedFont ? width(of: item.title, font: selectedFont) : nil)
    }

    /// A guess for tabs that are like these.
    func estimate(from items: some Collection<TabItem>) -> StripTab {
        let count = Double(max(items.count, 1))
        let some = items.map(widths)
        func mean(_ length: KeyPath<StripTab, Double>) -> Double { some.reduce(0) { $0 + $1[keyPath: length] } / count }
        return StripTab(
            width: mean(\.width), labelWidth: mean(\.labelWidth), labelLeading: mean(\.labelLeading),
            labelTrailing: mean(\.labelTrailing), isEstimated: true)
    }

    /// What stands before and after the title, padding included.
    func sides(of item: TabItem) -> (leading: CGFloat, trailing: CGFloat) {
        let isBeside = style.imagePlacement == .leading && item.image != nil
        let image = isBeside ? style.imageSize + (item.title.isEmpty ? 0 : style.imagePadding) : 0
        let badge = style.putsBadgesOnImages ? 0 : TabBadgeView.width(of: item.badge).map { $0 + 6 } ?? 0
        return (style.padding + image, style.padding + badge)
    }

    private func widths(of item: TabItem, title: CGFloat, selectedTitle: CGFloat?) -> StripTab {
        let sides = sides(of: item)
        var label = title
        if style.imagePlacement == .top, item.image != nil { label = max(label, style.imageSize) }
        if let custom = item.customView {
            let room = CGSize(width: CGFloat.greatestFiniteMagnitude, height: style.height)
            label = max(label, custom.sizeThatFits(room).width.rounded(.up))
        }
        guard let width = item.width else {
            return StripTab(
                labelWidth: label, selectedLabelWidth: selectedTitle.map(Double.init), labelLeading: sides.leading,
                labelTrailing: sides.trailing)
        }
        // The width is given: what the sides leave of it is the title's.
        let room = max(0, width - sides.leading - sides.trailing)
        let selectedRoom = item.selectedWidth.map { max(0, $0 - sides.leading - sides.trailing) }
        return StripTab(
            width: width, selectedWidth: item.selectedWidth.map(Double.init), labelWidth: room,
            selectedLabelWidth: selectedRoom.map(Double.init),
            labelLeading: sides.leading, labelTrailing: sides.trailing)
    }

    private func width(of title: String, font: UIFont) -> CGFloat {
        guard !title.isEmpty else { return 0 }
        let width = NSString(string: title).size(withAttributes: [.font: font]).width
        return (width * scale).rounded(.up) / scale
    }
}
