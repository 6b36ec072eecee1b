/// The system's button: its label in the tint's colour, dimmed by a finger.
///
/// DEVIATION: all styles here are plain `ButtonStyle`s; in SwiftUI those of the system are `PrimitiveButtonStyle`s.
public struct DefaultButtonStyle: ButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        TintedLabel(configuration: configuration)
    }

    struct TintedLabel: View {
        let configuration: Configuration
        @Environment(\.isEnabled) private var isEnabled

        var body: some View {
            configuration.label
                .foregroundStyle(color)
                .opacity(configuration.isPressed ? 0.2 : 1)
        }

        private var color: AnyShapeStyle {
            guard isEnabled else { return AnyShapeStyle(Color(uiColor: .tertiaryLabel)) }
            return configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
        }
    }
}

/// The label as it is, dimmed by a finger.
public struct PlainButtonStyle: ButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(configuration.isPressed ? 0.75 : 1)
    }
}

/// The label on a grey capsule.
public struct BorderedButtonStyle: ButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        DefaultButtonStyle.TintedLabel(configuration: configuration)
            .padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
            .background(Color(uiColor: .tertiarySystemFill).clipShape(RoundedRectangle(cornerRadius: 8)))
    }
}

/// The label in white on the tint's colour.
public struct BorderedProminentButtonStyle: ButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(Color.white)
            .padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
            .background(Color.accentColor.clipShape(RoundedRectangle(cornerRadius: 8)))
            .opacity(configuration.isPressed ? 0.75 : 1)
    }
}

extension ButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension ButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension ButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
