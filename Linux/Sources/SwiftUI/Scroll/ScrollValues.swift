private struct ScrollEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}
private struct HiddenIndicatorsKey: EnvironmentKey {
    static var defaultValue: Axis.Set { [] }
}
private struct BouncesBySizeKey: EnvironmentKey {
    static var defaultValue: Axis.Set { [] }
}
private struct ScrollClipDisabledKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
private struct ScrollPagingKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether scroll views can be dragged.
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }

    /// The axes along which no indicator is shown.
    var hiddenIndicators: Axis.Set {
        get { self[HiddenIndicatorsKey.self] }
        set { self[HiddenIndicatorsKey.self] = newValue }
    }

    /// The axes along which content bounces only if it doesn't fit.
    var bouncesBySize: Axis.Set {
        get { self[BouncesBySizeKey.self] }
        set { self[BouncesBySizeKey.self] = newValue }
    }

    var isScrollClipDisabled: Bool {
        get { self[ScrollClipDisabledKey.self] }
        set { self[ScrollClipDisabledKey.self] = newValue }
    }

    var isScrollPaging: Bool {
        get { self[ScrollPagingKey.self] }
        set { self[ScrollPagingKey.self] = newValue }
    }
}

/// Whether scroll views tell where their content is.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    private let name: String

    /// As the scroll view itself says.
    public static let automatic = ScrollIndicatorVisibility(name: "automatic")
    public static let visible = ScrollIndicatorVisibility(name: "visible")
    public static let hidden = ScrollIndicatorVisibility(name: "hidden")
    /// Hidden, even with a mouse.
    public static let never = ScrollIndicatorVisibility(name: "never")

    var isHidden: Bool { self == .hidden || self == .never }
}

/// When content can be pulled beyond its edges.
public struct ScrollBounceBehavior: Sendable {
    let isBySize: Bool

    public static let automatic = ScrollBounceBehavior(isBySize: false)
    public static let always = ScrollBounceBehavior(isBySize: false)
    /// Only if it is larger than the scroll view.
    public static let basedOnSize = ScrollBounceBehavior(isBySize: true)
}

extension View {
    /// Whether scroll views in this view stand still under the finger; code can move them all the same.
    public func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
    }

    /// Whether scroll views in this view show indicators. Default for the axes: both.
    public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        transformEnvironment(\.hiddenIndicators) {
            if visibility.isHidden { $0.formUnion(axes) } else { $0.subtract(axes) }
        }
    }

    /// When content of scroll views in this view can be pulled beyond its edges. Default for the axes: vertically.
    public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
        transformEnvironment(\.bouncesBySize) {
            if behavior.isBySize { $0.formUnion(axes) } else { $0.subtract(axes) }
        }
    }

    /// Whether scroll views in this view show what lies beyond their edges. Default `true`: they do.
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        environment(\.isScrollClipDisabled, disabled)
    }
}
