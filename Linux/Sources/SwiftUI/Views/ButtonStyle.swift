/// How a button looks and feels.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button shows, and whether a finger is on it.
public struct ButtonStyleConfiguration {
    /// What the button is for; nil for nothing special.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    /// Whether a finger is on the button.
    public let isPressed: Bool

    /// The button's label.
    public struct Label: View {
        let content: AnyView

        init(_ content: AnyView) {
            self.content = content
        }

        public var body: some View { content }
    }
}

extension ButtonStyle {
    func makeAnyBody(_ configuration: Configuration) -> any View { makeBody(configuration: configuration) }
}

/// A button style of any type.
struct AnyButtonStyle: FieldComparing {
    let style: any ButtonStyle

    func isSame(as other: AnyButtonStyle) -> Bool { Fields.areSameValues(style, other.style) }
}

private struct ButtonStyleKey: EnvironmentKey {
    static var defaultValue: AnyButtonStyle { AnyButtonStyle(style: DefaultButtonStyle()) }
}

extension EnvironmentValues {
    var buttonStyle: AnyButtonStyle {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

extension View {
    /// How buttons in this view look and feel.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        environment(\.buttonStyle, AnyButtonStyle(style: style))
    }
}
