import Synchronization

/// Measures single lines for callers on any thread.
enum TextMeasure {
    private static let engine = Mutex(TextEngine())

    static func size(of text: String, font: UIFont) -> CGSize {
        let width = engine.withLock { $0.width(of: text, face: font.face) }
        return CGSize(width: width, height: font.lineHeight)
    }

    /// The font that text has for which none is given: Helvetica 12 on iOS.
    static let defaultFont = UIFont.systemFont(ofSize: 12)
}

extension NSString {
    /// The size of the text on one line, not rounded. Of the attributes, the font counts.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        TextMeasure.size(
            of: String(describing: self), font: attributes?[.font] as? UIFont ?? TextMeasure.defaultFont)
    }
}

extension String {
    /// The size of the text on one line, not rounded. Of the attributes, the font counts.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        TextMeasure.size(of: self, font: attributes?[.font] as? UIFont ?? TextMeasure.defaultFont)
    }
}
