/// The system's choice, a switch.
public struct DefaultToggleStyle: ToggleStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggleStyle().makeBody(configuration: configuration)
    }
}

/// A switch at the trailing edge, with the label before it.
public struct SwitchToggleStyle: ToggleStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggle(label: configuration.label, isOn: configuration.$isOn)
    }
}

/// A button that is filled while it is on.
public struct ButtonToggleStyle: ToggleStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label
                .padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
                .background(
                    Color.accentColor.opacity(configuration.isOn ? 0.15 : 0)
                        .clipShape(RoundedRectangle(cornerRadius: 8)))
        }
        .accessibilityAddTraits(configuration.isOn ? [.isToggle, .isSelected] : .isToggle)
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
