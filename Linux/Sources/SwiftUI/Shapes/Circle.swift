/// A circle as large as fits, in the middle.
public struct Circle: InsetFigure, RoundedShape {
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
}

extension Shape where Self == Circle {
    public static var circle: Circle { Circle() }
}
