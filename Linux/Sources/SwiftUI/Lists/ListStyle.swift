/// How a list looks. Apps choose from the styles there are, as in SwiftUI.
@MainActor @preconcurrency
public protocol ListStyle {}

/// A style that this module knows.
protocol KnownListStyle: ListStyle {
    static var table: UITableView.Style { get }
}

/// The system's choice: sections as cards.
public struct DefaultListStyle: KnownListStyle {
    nonisolated public init() {}

    static var table: UITableView.Style { .insetGrouped }
}

/// Rows from edge to edge; headers stay at the top.
public struct PlainListStyle: KnownListStyle {
    nonisolated public init() {}

    static var table: UITableView.Style { .plain }
}

/// Rows from edge to edge, with room between sections.
public struct GroupedListStyle: KnownListStyle {
    nonisolated public init() {}

    static var table: UITableView.Style { .grouped }
}

/// Sections as cards.
public struct InsetGroupedListStyle: KnownListStyle {
    nonisolated public init() {}

    static var table: UITableView.Style { .insetGrouped }
}

extension ListStyle where Self == DefaultListStyle {
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
    public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// The look of the list around a view, for the headers and footers in it.
struct ListLook: Equatable {
    let style: UITableView.Style

    private var isGrouped: Bool { style != .plain }

    /// Small grey capitals above cards, else a headline.
    func header(_ values: EnvironmentValues) -> EnvironmentValues {
        var values = plain(values)
        values.font = isGrouped ? .footnote : .headline
        values.foreground = isGrouped ? AnyShapeStyle(Color.secondary) : nil
        values.textCase = isGrouped ? .uppercase : nil
        return values
    }

    func footer(_ values: EnvironmentValues) -> EnvironmentValues {
        var values = plain(values)
        values.font = .footnote
        values.foreground = AnyShapeStyle(Color.secondary)
        return values
    }

    private func plain(_ values: EnvironmentValues) -> EnvironmentValues {
        var values = values
        values.leaveRows()
        values.isInList = false
        return values
    }
}

private struct NextListStyleKey: EnvironmentKey {
    static var defaultValue: UITableView.Style { .insetGrouped }
}
private struct ListLookKey: EnvironmentKey {
    static var defaultValue: ListLook? { nil }
}
private struct BackgroundHiddenKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// The style that lists have in here.
    var nextListStyle: UITableView.Style {
        get { self[NextListStyleKey.self] }
        set { self[NextListStyleKey.self] = newValue }
    }

    /// The look of the list of which the view may be a section; nil elsewhere, also inside of rows.
    var listStyle: ListLook? {
        get { self[ListLookKey.self] }
        set { self[ListLookKey.self] = newValue }
    }

    var scrollBackgroundIsHidden: Bool {
        get { self[BackgroundHiddenKey.self] }
        set { self[BackgroundHiddenKey.self] = newValue }
    }
}

extension View {
    /// How lists in this view look.
    public func listStyle<S: ListStyle>(_ style: S) -> some View {
        environment(\.nextListStyle, (style as? any KnownListStyle).map { type(of: $0).table } ?? .insetGrouped)
    }
}
