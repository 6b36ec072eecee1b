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
