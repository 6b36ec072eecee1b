import UIKit

extension UIView {
    /// The colour that is seen at a point of the view's coordinates, as far as plain backgrounds tell.
    func backdrop(at point: CGPoint) -> UIColor? {
        guard !isHidden, alpha > 0.5, bounds.contains(point) else { return nil }
        for view in subviews.reversed() {
            if let color = view.backdrop(at: convert(point, to: view)) { return color }
        }
        guard let color = backgroundColor?.resolvedColor(with: traitCollection), color.cgColor.alpha > 0.5 else {
            return nil
        }
        return color
    }
}

extension UIColor {
    /// Whether white stands out from the colour better than black.
    var isDark: Bool {
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        _ = getRed(&red, green: &green, blue: &blue, alpha: nil)
        return 0.299 * red + 0.587 * green + 0.114 * blue < 0.4
    }
}
