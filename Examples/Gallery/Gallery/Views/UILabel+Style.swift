import UIKit

extension UILabel {
    /// A label in a text style that grows with the user's text size, over as many lines as it needs.
    convenience init(style: UIFont.TextStyle, color: UIColor = .label, text: String? = nil) {
        self.init(frame: .zero)
        font = .preferredFont(forTextStyle: style)
        adjustsFontForContentSizeCategory = true
        numberOfLines = 0
        textColor = color
        self.text = text
    }

    /// A label in bold.
    convenience init(boldStyle style: UIFont.TextStyle, text: String? = nil) {
        self.init(style: style, text: text)
        font = UIFontMetrics(forTextStyle: style).scaledFont(
            for: .systemFont(ofSize: UIFont.defaultSize(of: style), weight: .bold))
    }
}

extension UIFont {
    /// The size of a text style at the default text size.
    static func defaultSize(of style: TextStyle) -> CGFloat {
        let traits = UITraitCollection(preferredContentSizeCategory: .large)
        return preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
    }
}
