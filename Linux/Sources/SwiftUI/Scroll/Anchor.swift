/// A rectangle or point of a view, to be found from elsewhere with a `GeometryProxy`.
public struct Anchor<Value> {
    let geometry: ViewGeometry
    /// By the view's frame for whoever asks.
    let resolve: @Sendable (CGRect) -> Value

    /// What of a view an anchor stands for.
    public struct Source: Sendable {
        let resolve: @Sendable (CGRect) -> Value
    }
}

extension Anchor: Sendable where Value: Sendable {}

extension Anchor: FieldComparing {
    /// The place isn't compared, but whose it is: whoever has asked for it hears when it is another.
    func isSame(as other: Anchor) -> Bool { geometry === other.geometry }
}

extension Anchor: Equatable where Value: Equatable {
    public static func == (a: Anchor, b: Anchor) -> Bool { a.geometry === b.geometry }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(geometry))
    }
}

extension Anchor.Source where Value == CGRect {
    /// The whole view.
    public static var bounds: Anchor.Source { Anchor.Source { $0 } }

    /// A rectangle in the view's coordinates.
    public static func rect(_ r: CGRect) -> Anchor.Source {
        Anchor.Source { r.offsetBy(dx: $0.minX, dy: $0.minY) }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view's coordinates.
    public static func point(_ p: CGPoint) -> Anchor.Source {
        Anchor.Source { CGPoint(x: $0.minX + p.x, y: $0.minY + p.y) }
    }

    /// A point of the view, as parts of its width and height.
    public static func unitPoint(_ p: UnitPoint) -> Anchor.Source {
        Anchor.Source { CGPoint(x: $0.minX + $0.width * p.x, y: $0.minY + $0.height * p.y) }
    }

    public static var topLeading: Anchor.Source { unitPoint(.topLeading) }
    public static var top: Anchor.Source { unitPoint(.top) }
    public static var topTrailing: Anchor.Source { unitPoint(.topTrailing) }
    public static var leading: Anchor.Source { unitPoint(.leading) }
    public static var center: Anchor.Source { unitPoint(.center) }
    public static var trailing: Anchor.Source { unitPoint(.trailing) }
    public static var bottomLeading: Anchor.Source { unitPoint(.bottomLeading) }
    public static var bottom: Anchor.Source { unitPoint(.bottom) }
    public static var bottomTrailing: Anchor.Source { unitPoint(.bottomTrailing) }
}
