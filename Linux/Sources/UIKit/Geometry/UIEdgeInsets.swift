/// Distances from the four edges of a rectangle; positive values point inwards.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat

    public static let zero = UIEdgeInsets()

    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

extension UIEdgeInsets {
    var horizontal: CGFloat { left + right }
    var vertical: CGFloat { top + bottom }

    static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
    }

    static func - (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(top: a.top - b.top, left: a.left - b.left, bottom: a.bottom - b.bottom, right: a.right - b.right)
    }

    static prefix func - (a: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(top: -a.top, left: -a.left, bottom: -a.bottom, right: -a.right)
    }
}

extension CGRect {
    /// The rectangle made smaller by the insets, or larger where they are negative.
    ///
    /// As in Core Graphics, insets larger than the rectangle give the null rectangle.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        guard !isNull else { return self }
        let r = standardized
        let width = r.size.width - insets.left - insets.right
        let height = r.size.height - insets.top - insets.bottom
        guard width >= 0, height >= 0 else { return .null }
        return CGRect(x: r.origin.x + insets.left, y: r.origin.y + insets.top, width: width, height: height)
    }
}
