/// How a picker looks. Apps choose from the styles there are, as in SwiftUI.
@MainActor @preconcurrency
public protocol PickerStyle {}

/// A style that this module knows.
protocol KnownPickerStyle: PickerStyle {
    static var look: PickerLook { get }
}

enum PickerLook {
    case segmented, inline, menu
}

/// The system's choice, a menu.
public struct DefaultPickerStyle: KnownPickerStyle {
    nonisolated public init() {}

    static var look: PickerLook { .menu }
}

/// A segmented control.
public struct SegmentedPickerStyle: KnownPickerStyle {
    nonisolated public init() {}

    static var look: PickerLook { .segmented }
}

/// Rows, of which the chosen one has a mark.
public struct InlinePickerStyle: KnownPickerStyle {
    nonisolated public init() {}

    static var look: PickerLook { .inline }
}

/// A button with the chosen value. DEVIATION: a tap chooses the next value; no menu opens.
public struct MenuPickerStyle: KnownPickerStyle {
    nonisolated public init() {}

    static var look: PickerLook { .menu }
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
    static var defaultValue: PickerLook { .menu }
}

extension EnvironmentValues {
    var pickerLook: PickerLook {
        get { self[PickerStyleKey.self] }
        set { self[PickerStyleKey.self] = newValue }
    }
}

extension View {
    /// How pickers in this view look.
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.pickerLook, (style as? any KnownPickerStyle).map { type(of: $0).look } ?? .menu)
    }
}
