/// Corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

    static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}

/// How round each corner of a rectangle is.
struct CornerRadii: Hashable, Sendable {
    var topLeft: CGFloat
    var topRight: CGFloat
    var bottomLeft: CGFloat
    var bottomRight: CGFloat

    static let zero = CornerRadii(0)

    init(_ radius: CGFloat, corners: CACornerMask = .all) {
        let radius = max(radius.finite(), 0)
        topLeft = corners.contains(.layerMinXMinYCorner) ? radius : 0
        topRight = corners.contains(.layerMaxXMinYCorner) ? radius : 0
        bottomLeft = corners.contains(.layerMinXMaxYCorner) ? radius : 0
        bottomRight = corners.contains(.layerMaxXMaxYCorner) ? radius : 0
    }

    var isZero: Bool { self == .zero }

    /// The radii that fit into a size: no corner may reach over the middle of the shorter side.
    func fitted(to size: CGSize) -> CornerRadii {
        let limit = max(min(size.width, size.height) / 2, 0)
        var radii = self
        radii.topLeft = min(topLeft, limit)
        radii.topRight = min(topRight, limit)
        radii.bottomLeft = min(bottomLeft, limit)
        radii.bottomRight = min(bottomRight, limit)
        return radii
    }

    /// The radii of a shape that lies inside by the distance.
    func inset(by distance: CGFloat) -> CornerRadii {
        var radii = self
        radii.topLeft = max(topLeft - distance, 0)
        radii.topRight = max(topRight - distance, 0)
        radii.bottomLeft = max(bottomLeft - distance, 0)
        radii.bottomRight = max(bottomRight - distance, 0)
        return radii
    }
}
