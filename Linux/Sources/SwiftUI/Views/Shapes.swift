/// A figure that fills what it is given.
///
/// DEVIATION: without paths, the figures are those that a rectangle with round corners can be.
public protocol Shape: View, Sendable {}

extension Shape {
    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }

    /// The figure in a style.
    public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
        _ShapeView(shape: self, style: content)
    }

    /// The figure's outline, half inside and half outside of it. DEVIATION: all of it is inside.
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
        _ShapeView(shape: self, style: content, lineWidth: lineWidth)
    }

    /// The radius of the corners in a size.
    func cornerRadius(in size: CGSize) -> CGFloat {
        (self as? any RoundedShape)?.radius(in: size) ?? 0
    }
}

/// A figure whose corners are round.
@MainActor
protocol RoundedShape {
    func radius(in size: CGSize) -> CGFloat
}

/// A figure that can be drawn smaller.
public protocol InsettableShape: Shape {}

extension InsettableShape {
    /// The figure's outline, inside of it.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View {
        _ShapeView(shape: self, style: content, lineWidth: lineWidth)
    }
}

/// How the inside of a figure is found.
public struct FillStyle: Equatable, Sendable {
    public init() {}
}

public struct Rectangle: InsettableShape {
    public init() {}
}

public struct RoundedRectangle: InsettableShape, RoundedShape {
    public var cornerSize: CGSize

    public init(cornerRadius: CGFloat) {
        cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
    }

    func radius(in size: CGSize) -> CGFloat { min(cornerSize.width, size.width / 2, size.height / 2) }
}

public struct Capsule: InsettableShape, RoundedShape {
    public init() {}

    func radius(in size: CGSize) -> CGFloat { min(size.width, size.height) / 2 }
}

/// A circle as large as fits, in the middle.
public struct Circle: InsettableShape, RoundedShape {
    public init() {}

    func radius(in size: CGSize) -> CGFloat { min(size.width, size.height) / 2 }
}

/// The foreground style where it is used.
public struct ForegroundStyle: ShapeStyle {
    public init() {}

    nonisolated public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.color = shape.environment.foregroundColor
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// A figure in a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: View {
    let shape: Content
    let style: Style
    var lineWidth: CGFloat?
    public typealias Body = Never
}

extension _ShapeView: LeafView {
    func makeItem(_ graph: ViewGraph) -> ShapeItem { ShapeItem(UIView(), graph) }

    func update(_ item: ShapeItem, in environment: EnvironmentValues) {
        let color = style.uiColor(in: environment)
        item.isCircle = shape is Circle
        item.radius = { shape.cornerRadius(in: $0) }
        item.view.backgroundColor = lineWidth == nil ? color : .clear
        item.view.layer.borderWidth = lineWidth ?? 0
        item.view.layer.borderColor = lineWidth == nil ? nil : color.resolvedColor(with: environment.traits).cgColor
        item.view.isUserInteractionEnabled = false
    }
}

final class ShapeItem: ViewItem<UIView> {
    var isCircle = false
    var radius: (CGSize) -> CGFloat = { _ in 0 }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        guard isCircle else { return size }
        let side = min(size.width, size.height)
        return CGSize(width: side, height: side)
    }

    override func place(in frame: CGRect, of place: Place) {
        super.place(in: frame, of: place)
        view.layer.cornerRadius = radius(frame.size)
    }
}
