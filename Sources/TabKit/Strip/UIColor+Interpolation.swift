import UIKit

extension UIColor {
    /// The colour a fraction of the way to another, in light and in dark.
    func interpolated(to other: UIColor, _ fraction: Double) -> UIColor {
        if fraction <= 0 { return self }
        if fraction >= 1 { return other }
        return UIColor { traits in
            let (a, b) = (self.resolvedColor(with: traits).components, other.resolvedColor(with: traits).components)
            let mixed = zip(a, b).map { lerp(Double($0), Double($1), fraction) }
            return UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3])
        }
    }

    private var components: [CGFloat] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
    }
}
