/// A label's text as it is laid out for its present bounds.
struct LabelLayoutCache {
    var layout: TextLayout
    var width: CGFloat
    var direction: UIUserInterfaceLayoutDirection
}

extension UILabel {
    /// Whether some of the text isn't shown for want of room.
    package var isTruncated: Bool {
        guard let layout = displayedLayout else { return false }
        if layout.isTruncated { return true }
        return layout.size.width > bounds.width + 0.01 || layout.size.height > bounds.height + 0.5
    }

    /// The font that is shown, before it is made smaller to fit.
    var shownFont: UIFont {
        let font: UIFont = self.font
        return adjustsFontForContentSizeCategory ? font.adjusted(for: traitCollection) : font
    }

    /// Apple's look of disabled text is lighter, whatever its colour.
    var shownColor: RGBA {
        let color: UIColor = isHighlighted ? highlightedTextColor ?? textColor : textColor
        let resolved = color.rgba(for: traitCollection)
        return isEnabled ? resolved : resolved.multipliedAlpha(by: 0.5)
    }

    /// Measured on iOS: both lengths are rounded up to the pixel.
    package func textSize(fitting width: CGFloat, lines: Int) -> CGSize {
        guard let text, !text.isEmpty else { return .zero }
        let isUnlimited = width >= CGFloat.greatestFiniteMagnitude / 2
        let layout = makeLayout(text, font: shownFont, width: isUnlimited ? nil : width, lines: lines)
        var size = layout.size.roundedUp(toScale: traitCollection.displayScale)
        if !isUnlimited { size.width = min(size.width, width) }
        return size
    }

    /// The text as it is drawn.
    var displayedLayout: TextLayout? {
        guard let text, !text.isEmpty else { return nil }
        let direction = effectiveUserInterfaceLayoutDirection
        if let layoutCache, layoutCache.width == bounds.width, layoutCache.direction == direction {
            return layoutCache.layout
        }
        let layout = makeLayout(text, font: fittedFont(for: text), width: bounds.width, lines: displayedLines)
        layoutCache = LabelLayoutCache(layout: layout, width: bounds.width, direction: direction)
        return layout
    }

    /// The box of the text: all the width, and as high as the text, in the middle.
    func textFrame(in area: CGRect, lines: Int) -> CGRect {
        guard let text, !text.isEmpty else { return CGRect(origin: area.origin, size: .zero) }
        let isDisplayed = area == bounds && lines == numberOfLines
        let layout = isDisplayed ? displayedLayout : nil
        let height = (layout ?? makeLayout(text, font: shownFont, width: area.width, lines: lines)).size.height
        let top = area.minY + ((area.height - height) / 2).rounded(toScale: traitCollection.displayScale)
        return CGRect(x: area.minX, y: top, width: area.width, height: height)
    }

    /// No more lines than there is room for, so that the last one says that there is more.
    private var displayedLines: Int {
        guard numberOfLines != 1, bounds.height > 0 else { return numberOfLines }
        let font = shownFont
        let further = (bounds.height + 0.5 - font.lineHeight) / font.linePitch
        let room = max(Int(further.rounded(.down)) + 1, 1)
        return numberOfLines == 0 ? room : min(numberOfLines, room)
    }

    private func makeLayout(_ text: String, font: UIFont, width: CGFloat?, lines: Int) -> TextLayout {
        TextLayout(
            text: text, font: font, alignment: textAlignment, lineBreakMode: lineBreakMode, numberOfLines: lines,
            width: width, rightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    /// The largest font, in steps of half a point, with which a single line fits.
    private func fittedFont(for text: String) -> UIFont {
        let font = shownFont
        guard adjustsFontSizeToFitWidth, numberOfLines == 1, bounds.width > 0 else { return font }
        let natural = makeLayout(text, font: font, width: nil, lines: 1).size.width
        guard natural > bounds.width else { return font }
        let smallest = max(font.pointSize * minimumScaleFactor.clamped(0, 1), 1)
        var size = max((font.pointSize * bounds.width / natural * 2).rounded(.up) / 2, smallest)
        while size > smallest {
            let candidate = font.withSize(size)
            if makeLayout(text, font: candidate, width: nil, lines: 1).size.width <= bounds.width { return candidate }
            size = max(size - 0.5, smallest)
        }
        return font.withSize(smallest)
    }
}
