internal import CGTK

/// Breaks text into lines in a Pango layout, by the rules of UIKit's labels.
struct TextSetter {
    let layout: OpaquePointer
    let typeface: Typeface
    let linePitch: CGFloat
    let lineBreakMode: NSLineBreakMode
    let numberOfLines: Int
    let width: CGFloat?

    /// Sets the text; returns whether some of it isn't visible.
    func set(_ text: String) -> Bool {
        // A paragraph's end would start counting lines anew.
        let text = Self.withLineSeparators(text)
        apply(text)
        pango_layout_set_wrap(layout, lineBreakMode == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
        if let width, numberOfLines != 1 || lineBreakMode != .byClipping {
            // Pango's extents leave out the spacing after the last character, but what decides whether text fits has it
            // in where it widens. A unit more, so that text fits into its own width after rounding.
            let room = (width - min(typeface.trailingSpacing(of: text), 0)) * CGFloat(PANGO_SCALE) + 1
            pango_layout_set_width(layout, CInt(room.clamped(0, 1_000_000_000)))
        }
        guard numberOfLines > 0 else { return false }
        let ellipsis = ellipsize
        guard ellipsis != PANGO_ELLIPSIZE_NONE else { return cutLines(of: text) }
        let isCut = cutParagraphs(of: text)
        pango_layout_set_ellipsize(layout, ellipsis)
        pango_layout_set_height(layout, -CInt(clamping: numberOfLines))
        return isCut || pango_layout_is_ellipsized(layout) != 0
    }

    private func apply(_ text: String) {
        typeface.apply(to: layout, text: text, linePitch: numberOfLines == 1 ? nil : linePitch)
    }

    /// Where a line begins, in bytes; nil if there are fewer lines.
    private func start(ofLine index: Int) -> Int? {
        guard index < Int(pango_layout_get_line_count(layout)) else { return nil }
        return pango_layout_get_line_readonly(layout, CInt(index)).map { Int($0.pointee.start_index) }
    }

    private var ellipsize: PangoEllipsizeMode {
        switch lineBreakMode {
        case .byTruncatingHead: PANGO_ELLIPSIZE_START
        case .byTruncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
        case .byTruncatingTail: PANGO_ELLIPSIZE_END
        case .byWordWrapping, .byCharWrapping, .byClipping: PANGO_ELLIPSIZE_NONE
        }
    }

    /// Leaves out the lines that are too many.
    private func cutLines(of text: String) -> Bool {
        guard let end = start(ofLine: numberOfLines) else { return false }
        var visible = String(text.utf8.prefix(end)) ?? text
        while visible.last == Self.separator { visible.removeLast() }
        apply(visible)
        return true
    }

    /// Leaves out what follows the line break at the end of the last line, which an ellipsis takes the place of.
    ///
    /// Pango would pull it into that line.
    private func cutParagraphs(of text: String) -> Bool {
        guard text.contains(Self.separator), start(ofLine: numberOfLines) != nil,
            let last = start(ofLine: numberOfLines - 1)
        else { return false }
        let lastLine = text.utf8.index(text.startIndex, offsetBy: last)
        guard let end = text[lastLine...].firstIndex(of: Self.separator) else { return false }
        apply(text[..<end] + "…")
        return true
    }

    private static let separator: Character = "\u{2028}"

    private static func withLineSeparators(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return text }
        return String(text.map { $0.isNewline ? separator : $0 })
    }
}
