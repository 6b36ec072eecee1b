/// How a label looks.
@MainActor @preconcurrency
public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a label consists of.
public struct LabelStyleConfiguration {
    /// The label's title.
    public let title: Title
    /// The label's icon.
    public let icon: Icon

    /// The label's title.
    public struct Title: View {
        let content: AnyView

        init(_ content: AnyView) {
            self.content = content
        }

        public var body: some View { content }
    }

    /// The label's icon.
    public struct Icon: View {
        let content: AnyView

        init(_ content: AnyView) {
            self.content = content
        }

        public var body: some View { content }
    }
}

extension LabelStyle {
    func makeAnyBody(_ configuration: Configuration) -> any View { makeBody(configuration: configuration) }
}

/// A label style of any type.
struct AnyLabelStyle: FieldComparing {
    let style: any LabelStyle

    func isSame(as other: AnyLabelStyle) -> Bool { Fields.areSameValues(style, other.style) }
}

private struct LabelStyleKey: EnvironmentKey {
    static var defaultValue: AnyLabelStyle { AnyLabelStyle(style: DefaultLabelStyle()) }
}

extension EnvironmentValues {
    var labelStyle: AnyLabelStyle {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
}

extension View {
    /// How labels in this view look.
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        environment(\.labelStyle, AnyLabelStyle(style: style))
    }
}
