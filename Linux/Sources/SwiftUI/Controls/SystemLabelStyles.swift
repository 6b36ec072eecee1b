/// The system's choice: icon and title.
public struct DefaultLabelStyle: LabelStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}

/// The icon before the title.
public struct TitleAndIconLabelStyle: LabelStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        LabelRow(configuration: configuration)
    }

    /// In lists the icons stand in a column of their own.
    private struct LabelRow: View {
        let configuration: Configuration
        @Environment(\.isInList) private var isInList

        var body: some View {
            HStack(alignment: isInList ? .center : .firstTextBaseline, spacing: isInList ? 16 : 8) {
                if isInList {
                    configuration.icon.foregroundStyle(TintShapeStyle()).accessibilityHidden(true)
                        .frame(minWidth: 24)
                } else {
                    configuration.icon.accessibilityHidden(true)
                }
                configuration.title
            }
        }
    }
}

/// The icon alone; VoiceOver reads the title.
public struct IconOnlyLabelStyle: LabelStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        NamedIcon(configuration: configuration)
    }

    private struct NamedIcon: View {
        let configuration: Configuration
        @State private var box = LabelBox()

        var body: some View {
            configuration.icon
                .background { UnseenLabel(label: configuration.title, box: box) }
                .accessibilityElement(children: .ignore)
                .modifier(AccessibilityModifier { $0.box = box })
        }
    }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.title
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
