/// Lines and curves, as they are drawn and as what is outside of them is cut off.
package struct Outline: Equatable, Sendable {
    package enum Element: Equatable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case curve(CGPoint, control1: CGPoint, control2: CGPoint)
        case close
    }

    package var elements: [Element]
    /// Whether the inside is what lies in an odd number of loops, in place of where they don't cancel out.
    package var isEvenOdd: Bool

    package init(_ elements: [Element], isEvenOdd: Bool = false) {
        self.elements = elements
        self.isEvenOdd = isEvenOdd
    }
}

/// How a line is drawn along an outline.
package struct OutlineStroke: Equatable, Sendable {
    package var width: CGFloat
    package var cap: CGLineCap
    package var join: CGLineJoin
    package var miterLimit: CGFloat
    package var dash: [CGFloat]
    package var dashPhase: CGFloat

    package init(
        width: CGFloat, cap: CGLineCap = .butt, join: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

/// Colours that change from one place to another.
package struct OutlineGradient: Equatable {
    package enum Kind: Equatable, Sendable {
        case linear(CGPoint, CGPoint)
        case radial(CGPoint, from: CGFloat, to: CGFloat)
    }

    package struct Stop: Equatable {
        let color: UIColor
        let location: CGFloat

        package init(_ color: UIColor, at location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    package let kind: Kind
    package let stops: [Stop]

    package init(_ kind: Kind, stops: [Stop]) {
        self.kind = kind
        self.stops = stops
    }
}
