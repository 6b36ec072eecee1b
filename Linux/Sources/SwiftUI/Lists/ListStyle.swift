/// How a list looks.
@MainActor @preconcurrency
public protocol ListStyle {
    static func _apply(to inputs: inout _ListInputs)
}

/// What a style says to a list.
public struct _ListInputs {
    var style = UITableView.Style.insetGrouped
}

/// The system's choice: sections as cards.
public struct DefaultListStyle: ListStyle {
    nonisolated public init() {}
    public static func _apply(to inputs: inout _ListInputs) { inputs.style = .insetGrouped }
}

/// Rows from edge to edge; headers stay at the top.
public struct PlainListStyle: ListStyle {
    nonisolated public init() {}
    public static func _apply(to inputs: inout _ListInputs) { inputs.style = .plain }
}

/// Rows from edge to edge, with room between sections.
public struct GroupedListStyle: ListStyle {
    nonisolated public init() {}
    public static func _apply(to inputs: inout _ListInputs) { inputs.style = .grouped }
}

/// Sections as cards.
public struct InsetGroupedListStyle: ListStyle {
    nonisolated public init() {}
    public static func _apply(to inputs: inout _ListInputs) { inputs.style = .insetGrouped }
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

private struct ListStyleInputsKey: EnvironmentKey {
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
        get { self[ListStyleInputsKey.self] }
        set { self[ListStyleInputsKey.self] = newValue }
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
        var inputs = _ListInputs()
        S._apply(to: &inputs)
        return environment(\.nextListStyle, inputs.style)
    }
}
