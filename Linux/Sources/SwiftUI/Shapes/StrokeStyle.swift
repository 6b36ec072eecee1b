/// How the inside of a figure is found.
public struct FillStyle: Equatable, Sendable {
    /// Whether it is what lies in an odd number of loops. Default `false`.
    public var isEOFilled: Bool
    /// Whether edges are smooth. DEVIATION: they always are.
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

/// How a line is drawn.
public struct StrokeStyle: Equatable, Sendable {
    /// In points. Default 1.
    public var lineWidth: CGFloat
    /// The form of the ends. Default: cut off.
    public var lineCap: CGLineCap
    /// The form of the corners. Default: pointed.
    public var lineJoin: CGLineJoin
    /// How far corners may be pointed, in widths of the line. Default 10.
    public var miterLimit: CGFloat
    /// The lengths of dashes and gaps in turn. Default: none.
    public var dash: [CGFloat]
    /// Where in the dashes the line begins. Default 0.
    public var dashPhase: CGFloat

    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }

    var outlineStroke: OutlineStroke {
        OutlineStroke(
            width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit, dash: dash, dashPhase: dashPhase)
    }

    /// Whether it is a line without ends or gaps.
    var isPlain: Bool { dash.isEmpty }
}
