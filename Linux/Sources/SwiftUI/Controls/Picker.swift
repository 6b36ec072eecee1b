/// Chooses one of several values: each is the tag of a view in the content, or the id of a row of `ForEach`.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    private let selection: Binding<SelectionValue>
    private let content: Content
    private let label: Label
    @State private var box = LabelBox()
    @Environment(\.pickerStyle) private var style
    @Environment(\.isInList) private var isInList
    @Environment(\.labelsAreHidden) private var labelIsHidden

    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.content = content()
        self.label = label()
    }

    public var body: some View {
        switch style.kind {
        case .segmented:
            OptionsView(selection: selection, content: content, box: box)
                .background { label.labelling(box).frame(width: 0, height: 0).hidden() }
        case .inline:
            InlineOptions(selection: selection, content: content)
        case .menu:
            HStack {
                if !labelIsHidden, isInList {
                    label.labelling(box)
                    Spacer(minLength: 8)
                }
                MenuOptions(selection: selection, content: content, box: box)
            }
            .background {
                if labelIsHidden || !isInList { label.labelling(box).frame(width: 0, height: 0).hidden() }
            }
        }
    }
}

extension Picker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }

    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

/// How a picker looks.
@MainActor @preconcurrency
public protocol PickerStyle {
    static func _apply(to inputs: inout _PickerInputs)
}

/// What a style says to a picker.
public struct _PickerInputs {
    enum Kind {
        case segmented, inline, menu
    }

    var kind = Kind.menu
}

/// The system's choice, a menu.
public struct DefaultPickerStyle: PickerStyle {
    nonisolated public init() {}
    public static func _apply(to inputs: inout _PickerInputs) { inputs.kind = .menu }
}

/// A segmented control.
public struct SegmentedPickerStyle: PickerStyle {
    nonisolated public init() {}
    public static func _apply(to inputs: inout _PickerInputs) { inputs.kind = .segmented }
}

/// Rows, of which the chosen one has a mark.
public struct InlinePickerStyle: PickerStyle {
    nonisolated public init() {}
    public static func _apply(to inputs: inout _PickerInputs) { inputs.kind = .inline }
}

/// A button with the chosen value. DEVIATION: a tap chooses the next value; no menu opens.
public struct MenuPickerStyle: PickerStyle {
    nonisolated public init() {}
    public static func _apply(to inputs: inout _PickerInputs) { inputs.kind = .menu }
}

extension PickerStyle where Self == DefaultPickerStyle {
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

private struct PickerStyleKey: EnvironmentKey {
    static var defaultValue: _PickerInputs { _PickerInputs() }
}

extension EnvironmentValues {
    var pickerStyle: _PickerInputs {
        get { self[PickerStyleKey.self] }
        set { self[PickerStyleKey.self] = newValue }
    }
}

extension View {
    /// How pickers in this view look.
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        var inputs = _PickerInputs()
        S._apply(to: &inputs)
        return environment(\.pickerStyle, inputs)
    }
}
