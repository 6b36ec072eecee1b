/// A figure that is a rectangle with round corners: layers draw it, and animate it.
protocol RoundedShape {
    /// The rectangle, and the radius of its corners.
    nonisolated func figure(in rect: CGRect) -> (rect: CGRect, radius: CGFloat)
}

public struct Rectangle: InsettableShape, RoundedShape {
    var inset: CGFloat = 0

    nonisolated public init() {}

    nonisolated public func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: inset, dy: inset)) }

    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        var shape = self
        shape.inset += amount
        return shape
    }

    nonisolated func figure(in rect: CGRect) -> (rect: CGRect, radius: CGFloat) {
        (rect.insetBy(dx: inset, dy: inset), 0)
    }
}

/// DEVIATION: round corners are parts of circles in either style.
public struct RoundedRectangle: InsettableShape, RoundedShape {
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle
    var inset: CGFloat = 0

    nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    nonisolated public func path(in rect: CGRect) -> Path {
        Path(
            roundedRect: rect.insetBy(dx: inset, dy: inset),
            cornerSize: CGSize(width: cornerSize.width - inset, height: cornerSize.height - inset))
    }

    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        var shape = self
        shape.inset += amount
        return shape
    }

    nonisolated func figure(in rect: CGRect) -> (rect: CGRect, radius: CGFloat) {
        let rect = rect.insetBy(dx: inset, dy: inset)
        return (rect, max(min(cornerSize.width - inset, rect.width / 2, rect.height / 2), 0))
    }
}

/// The form of round corners.
public enum RoundedCornerStyle: Sendable {
    case circular, continuous
}

/// A rectangle whose short sides are half circles.
public struct Capsule: InsettableShape, RoundedShape {
    public var style: RoundedCornerStyle
    var inset: CGFloat = 0

    nonisolated public init(style: RoundedCornerStyle = .continuous) {
        self.style = style
    }

    nonisolated public func path(in rect: CGRect) -> Path {
        let rect = rect.insetBy(dx: inset, dy: inset)
        return Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
    }

    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        var shape = self
        shape.inset += amount
        return shape
    }

    nonisolated func figure(in rect: CGRect) -> (rect: CGRect, radius: CGFloat) {
        let rect = rect.insetBy(dx: inset, dy: inset)
        return (rect, min(rect.width, rect.height) / 2)
    }
}

/// A circle as large as fits, in the middle.
public struct Circle: InsettableShape, RoundedShape {
    var inset: CGFloat = 0

    nonisolated public init() {}

    nonisolated public func path(in rect: CGRect) -> Path {
        Path(ellipseIn: figure(in: rect).rect)
    }

    nonisolated func figure(in rect: CGRect) -> (rect: CGRect, radius: CGFloat) {
        let side = max(min(rect.width, rect.height) - 2 * inset, 0)
        let square = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
        return (square, side / 2)
    }

    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        let side = min(proposal.width ?? proposal.height ?? 10, proposal.height ?? size.width)
        return CGSize(width: side, height: side)
    }

    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        var shape = self
        shape.inset += amount
        return shape
    }
}

public struct Ellipse: InsettableShape {
    var inset: CGFloat = 0

    nonisolated public init() {}

    nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: inset, dy: inset)) }

    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        var shape = self
        shape.inset += amount
        return shape
    }
}

/// A rectangle with a radius for each corner. DEVIATION: it isn't mirrored where text runs to the left.
public struct UnevenRoundedRectangle: InsettableShape {
    public var cornerRadii: RectangleCornerRadii
    public var style: RoundedCornerStyle
    var inset: CGFloat = 0

    nonisolated public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    nonisolated public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
    }

    nonisolated public func path(in rect: CGRect) -> Path {
        let radii = RectangleCornerRadii(
            topLeading: cornerRadii.topLeading - inset, bottomLeading: cornerRadii.bottomLeading - inset,
            bottomTrailing: cornerRadii.bottomTrailing - inset, topTrailing: cornerRadii.topTrailing - inset)
        return Path { $0.addRoundedRect(in: rect.insetBy(dx: inset, dy: inset), cornerRadii: radii) }
    }

    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        var shape = self
        shape.inset += amount
        return shape
    }
}

extension Path: Shape {
    nonisolated public func path(in rect: CGRect) -> Path { self }
}

/// A shape of any type.
public struct AnyShape: Shape {
    private let make: @Sendable (CGRect) -> Path
    private let size: @Sendable (ProposedViewSize) -> CGSize

    nonisolated public init<S: Shape>(_ shape: S) {
        make = { shape.path(in: $0) }
        size = { shape.sizeThatFits($0) }
    }

    nonisolated public func path(in rect: CGRect) -> Path { make(rect) }

    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}

extension Shape where Self == Rectangle {
    public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == Circle {
    public static var circle: Circle { Circle() }
}
extension Shape where Self == Capsule {
    public static var capsule: Capsule { Capsule() }
}
extension Shape where Self == Ellipse {
    public static var ellipse: Ellipse { Ellipse() }
}
