/// Colours in turn.
public struct Gradient: Hashable, Sendable {
    /// A colour, and where it is: 0 is the start, 1 the end.
    public struct Stop: Hashable, Sendable {
        /// The colour.
        public var color: Color
        /// Where the colour is: 0 is the start, 1 the end.
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The colours, by their places.
    public var stops: [Stop]

    public init(stops: [Stop]) {
        self.stops = stops
    }

    /// Colours at the same distances.
    public init(colors: [Color]) {
        let last = max(CGFloat(colors.count - 1), 1)
        stops = colors.enumerated().map { Stop(color: $0.element, location: CGFloat($0.offset) / last) }
    }
}

/// Colours that change along a line.
public struct LinearGradient: ShapeStyle, View {
    let gradient: Gradient
    let startPoint: UnitPoint
    let endPoint: UnitPoint

    nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    public var body: some View { Rectangle().fill(self) }

    nonisolated public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.take(gradient) { [startPoint, endPoint] rect in
            .linear(rect.point(at: startPoint), rect.point(at: endPoint))
        }
    }
}

/// Colours that change from a point outwards.
public struct RadialGradient: ShapeStyle, View {
    let gradient: Gradient
    let center: UnitPoint
    let startRadius: CGFloat
    let endRadius: CGFloat

    nonisolated public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }

    nonisolated public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    public var body: some View { Rectangle().fill(self) }

    nonisolated public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.take(gradient) { [center, startRadius, endRadius] rect in
            .radial(rect.point(at: center), from: startRadius, to: endRadius)
        }
    }
}

/// A gradient where it is used.
struct ResolvedGradient {
    let stops: [OutlineGradient.Stop]
    let kind: (CGRect) -> OutlineGradient.Kind

    func outlineGradient(in rect: CGRect) -> OutlineGradient { OutlineGradient(kind(rect), stops: stops) }
}

extension _ShapeStyle_Shape {
    /// What draws in one colour only takes the first. DEVIATION: so do texts and symbols.
    fileprivate mutating func take(_ gradient: Gradient, _ kind: @escaping (CGRect) -> OutlineGradient.Kind) {
        let stops = gradient.stops.map { OutlineGradient.Stop($0.color.uiColor(in: environment), at: $0.location) }
        if let first = gradient.stops.first { color = first.color.uiColor(in: environment) }
        self.gradient = ResolvedGradient(stops: stops, kind: kind)
    }
}

extension CGRect {
    fileprivate func point(at unit: UnitPoint) -> CGPoint {
        CGPoint(x: minX + width * unit.x, y: minY + height * unit.y)
    }
}
