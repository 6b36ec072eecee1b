import UIKit

extension Artwork {
    /// A rectangle or an ellipse's relative in a square of side 1.
    struct Shape {
        var frame: CGRect
        /// The index of the colour.
        var color: Int
        /// The radius of the corners, in the same unit.
        var radius: CGFloat = 0
        var corners: CACornerMask = .all
        var alpha: CGFloat = 1

        var isCircle: Bool { radius > 0 && 2 * radius == frame.width && frame.width == frame.height }

        static func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, color: Int, alpha: CGFloat = 1) -> Shape {
            Shape(
                frame: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius), color: color,
                radius: radius, alpha: alpha)
        }

        static func bar(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, color: Int) -> Shape {
            Shape(frame: CGRect(x: x, y: y, width: width, height: height), color: color)
        }

        static func quarter(_ x: CGFloat, _ y: CGFloat, _ corner: CACornerMask, color: Int) -> Shape {
            Shape(
                frame: CGRect(x: x, y: y, width: 0.5, height: 0.5), color: color, radius: 0.5, corners: corner)
        }
    }

    /// The shapes from back to front. Some reach over the square's edges.
    var shapes: [Shape] {
        switch motif {
        case .horizon:
            [.circle(0.5, 0.56, 0.27, color: 2), .bar(-1, 0.62, 3, 2, color: 1), .bar(-1, 0.74, 3, 0.03, color: 0)]
        case .rings:
            [
                .circle(0.68, 0.34, 0.6, color: 1), .circle(0.68, 0.34, 0.44, color: 0),
                .circle(0.68, 0.34, 0.3, color: 2), .circle(0.68, 0.34, 0.14, color: 0),
            ]
        case .bars:
            [0.32, 0.58, 0.44, 0.74, 0.52].enumerated().map { index, height in
                let x = 0.16 + CGFloat(index) * 0.145
                return Shape(
                    frame: CGRect(x: x, y: 0.86 - height, width: 0.1, height: height), color: index % 2 + 1,
                    radius: 0.05)
            }
        case .quarters:
            [
                .quarter(0, 0, .layerMinXMinYCorner, color: 1), .quarter(0.5, 0, .layerMaxXMaxYCorner, color: 2),
                .quarter(0, 0.5, .layerMaxXMinYCorner, color: 2), .quarter(0.5, 0.5, .layerMinXMinYCorner, color: 1),
            ]
        case .hills:
            [
                .circle(0.74, 0.28, 0.12, color: 2), .circle(0.2, 1.12, 0.56, color: 1),
                .circle(0.86, 1.2, 0.56, color: 2, alpha: 0.85),
            ]
        case .moon:
            [
                .circle(0.46, 0.5, 0.34, color: 2), .circle(0.62, 0.42, 0.3, color: 0),
                .circle(0.8, 0.76, 0.06, color: 1),
            ]
        }
    }
}

extension CACornerMask {
    static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}
