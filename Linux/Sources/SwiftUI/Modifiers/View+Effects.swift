extension View {
    /// How opaque the view is with all that is in it, from 0 to 1.
    public func opacity(_ opacity: Double) -> some View {
        modifier(EffectModifier { $0.host.alpha = opacity })
    }

    /// Takes the view out of sight and touch; its room stays.
    public func hidden() -> some View {
        modifier(EffectModifier { $0.host.isHidden = true })
    }

    /// Whether touches reach the view.
    public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(EffectModifier { $0.host.isUserInteractionEnabled = enabled })
    }

    /// Cuts off what reaches beyond the view's frame.
    public func clipped(antialiased: Bool = false) -> some View {
        modifier(EffectModifier { $0.clip = { _ in 0 } })
    }

    /// Cuts off what reaches beyond a shape.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(
            EffectModifier { item in
                // Layers cut off round corners themselves, and animate them.
                let radius = { (bounds: CGRect) -> CGFloat? in
                    guard let figure = (shape as? any RoundedShape)?.figure(in: bounds) else { return nil }
                    return figure.rect == bounds ? figure.radius : nil
                }
                item.clip = { radius(CGRect(origin: .zero, size: $0)) ?? 0 }
                item.clipOutline = { rect in
                    radius(rect) == nil ? shape.path(in: rect).outline(isEvenOdd: style.isEOFilled) : nil
                }
            })
    }

    /// Cuts off the corners.
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        modifier(EffectModifier { $0.clip = { _ in radius } })
    }

    /// Turns what is drawn. The frame stays.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(
            EffectModifier { item in
                item.transform = { size in
                    around(anchor, size, CGAffineTransform(rotationAngle: angle.radians))
                }
            })
    }

    /// Scales what is drawn. The frame stays.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: s, y: s, anchor: anchor)
    }

    /// Scales what is drawn, by a factor for each dimension.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        modifier(
            EffectModifier { item in
                item.transform = { size in around(anchor, size, CGAffineTransform(scaleX: x, y: y)) }
            })
    }

    /// A shadow of the view's frame. DEVIATION: SwiftUI throws it from what is drawn.
    public func shadow(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(
            EffectModifier { item in
                item.host.layer.shadowColor = color.uiColor(in: EnvironmentValues()).cgColor
                item.host.layer.shadowOpacity = 1
                item.host.layer.shadowRadius = radius
                item.host.layer.shadowOffset = CGSize(width: x, height: y)
            })
    }
}

/// A transform around a point of a size in place of its middle.
func around(_ anchor: UnitPoint, _ size: CGSize, _ transform: CGAffineTransform) -> CGAffineTransform {
    let (x, y) = ((anchor.x - 0.5) * size.width, (anchor.y - 0.5) * size.height)
    return CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
        .concatenating(CGAffineTransform(translationX: x, y: y))
}
