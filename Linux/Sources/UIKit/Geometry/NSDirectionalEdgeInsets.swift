/// Distances from the edges of a rectangle, with the horizontal ones following the reading direction.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat

    public static let zero = NSDirectionalEdgeInsets()

    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

extension NSDirectionalEdgeInsets {
    /// The insets as left and right in the given reading direction.
    func resolved(rightToLeft: Bool) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top, left: rightToLeft ? trailing : leading,
            bottom: bottom, right: rightToLeft ? leading : trailing)
    }
}

extension UIEdgeInsets {
    /// The insets as leading and trailing in the given reading direction.
    func directional(rightToLeft: Bool) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: top, leading: rightToLeft ? right : left,
            bottom: bottom, trailing: rightToLeft ? left : right)
    }
}
