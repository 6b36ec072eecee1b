/// How a view comes when it is inserted and goes when it is removed, in an update that is animated.
///
/// DEVIATION: in SwiftUI the transition counts only on a view that is inserted or removed itself; here it counts on
/// views inside of such a view too.
public struct AnyTransition: Sendable {
    let insertion: Change
    let removal: Change

    /// What a view looks like before it has come, or after it has gone.
    struct Change: Sendable {
        var steps: [@MainActor @Sendable (UIView) -> Void]
        var animation: Animation?

        /// Comes and goes at once.
        var isIdentity: Bool { steps.isEmpty }

        @MainActor
        func apply(to view: UIView) {
            for step in steps { step(view) }
        }
    }

    init(insertion: Change, removal: Change) {
        self.insertion = insertion
        self.removal = removal
    }

    private init(_ step: @escaping @MainActor @Sendable (UIView) -> Void) {
        let change = Change(steps: [step])
        self.init(insertion: change, removal: change)
    }

    /// At once.
    public static let identity = AnyTransition(insertion: Change(steps: []), removal: Change(steps: []))

    /// From and to see-through. The default.
    public static let opacity = AnyTransition { $0.alpha = 0 }

    /// In from the leading edge, out to the trailing one.
    public static var slide: AnyTransition {
        .asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
    }

    /// From and to an edge, as far as the view is large.
    public static func move(edge: Edge) -> AnyTransition {
        AnyTransition { view in
            let isMirrored = view.traitCollection.layoutDirection == .rightToLeft
            let (width, height) = (isMirrored ? -view.bounds.width : view.bounds.width, view.bounds.height)
            let (x, y): (CGFloat, CGFloat) =
                switch edge {
                case .top: (0, -height)
                case .bottom: (0, height)
                case .leading: (-width, 0)
                case .trailing: (width, 0)
                }
            view.transform = view.transform.concatenating(CGAffineTransform(translationX: x, y: y))
        }
    }

    /// From and to an edge and see-through; what is pushed out goes on to the other edge.
    public static func push(from edge: Edge) -> AnyTransition {
        let opposite: Edge =
            switch edge {
            case .top: .bottom
            case .bottom: .top
            case .leading: .trailing
            case .trailing: .leading
            }
        return asymmetric(insertion: .move(edge: edge), removal: .move(edge: opposite)).combined(with: .opacity)
    }

    /// From and to a distance in points.
    public static func offset(_ offset: CGSize) -> AnyTransition { self.offset(x: offset.width, y: offset.height) }

    /// From and to a distance in points.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        AnyTransition { view in
            view.transform = view.transform.concatenating(CGAffineTransform(translationX: x, y: y))
        }
    }

    /// From and to a point in the view's middle.
    public static var scale: AnyTransition { scale(scale: 0) }

    /// From and to a size, as a part of its own, around a point.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition { view in
            // Nothing at all could not be turned back.
            let scale = CGAffineTransform(scaleX: max(scale, 0.001), y: max(scale, 0.001))
            view.transform = around(anchor, view.bounds.size, scale).concatenating(view.transform)
        }
    }

    /// One way in, another way out.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(insertion: insertion.insertion, removal: removal.removal)
    }

    /// Both at once.
    public func combined(with other: AnyTransition) -> AnyTransition {
        func join(_ a: Change, _ b: Change) -> Change {
            Change(steps: a.steps + b.steps, animation: b.animation ?? a.animation)
        }
        return AnyTransition(
            insertion: join(insertion, other.insertion), removal: join(removal, other.removal))
    }

    /// The transition with an animation of its own, in place of that of the update.
    public func animation(_ animation: Animation?) -> AnyTransition {
        func with(_ change: Change) -> Change { Change(steps: change.steps, animation: animation) }
        return AnyTransition(insertion: with(insertion), removal: with(removal))
    }
}

extension View {
    /// How the view comes and goes when it is inserted and removed in an animated update.
    public func transition(_ t: AnyTransition) -> some View {
        modifier(EffectModifier { $0.host.transition = t })
    }
}
