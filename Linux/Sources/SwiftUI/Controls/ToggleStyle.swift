/// How a toggle looks and feels.
@MainActor @preconcurrency
public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a toggle shows, and what it turns on and off.
public struct ToggleStyleConfiguration {
    /// The toggle's label.
    public let label: Label
    /// What the toggle turns on and off.
    @Binding public var isOn: Bool

    init(label: Label, isOn: Binding<Bool>) {
        self.label = label
        _isOn = isOn
    }

    /// The toggle's label.
    public struct Label: View {
        let content: AnyView

        init(_ content: AnyView) {
            self.content = content
        }

        public var body: some View { content }
    }
}

extension ToggleStyle {
    func makeAnyBody(_ configuration: Configuration) -> any View { makeBody(configuration: configuration) }
}

/// A toggle style of any type.
struct AnyToggleStyle: FieldComparing {
    let style: any ToggleStyle

    func isSame(as other: AnyToggleStyle) -> Bool { Fields.areSameValues(style, other.style) }
}

private struct ToggleStyleKey: EnvironmentKey {
    static var defaultValue: AnyToggleStyle { AnyToggleStyle(style: DefaultToggleStyle()) }
}

extension EnvironmentValues {
    var toggleStyle: AnyToggleStyle {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }
}

extension View {
    /// How toggles in this view look and feel.
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        environment(\.toggleStyle, AnyToggleStyle(style: style))
    }
}
