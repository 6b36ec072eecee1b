/// How a tab view shows its pages. Apps choose from the styles there are, as in SwiftUI.
@MainActor @preconcurrency
public protocol TabViewStyle {}

/// A style that this module knows.
protocol KnownTabViewStyle: TabViewStyle {
    var style: TabStyle { get }
}

enum TabStyle: Equatable {
    case bar
    case pages(PageTabViewStyle.IndexDisplayMode)
}

/// A bar at the bottom.
public struct DefaultTabViewStyle: KnownTabViewStyle {
    nonisolated public init() {}

    var style: TabStyle { .bar }
}

/// Pages beside each other, which a finger moves.
public struct PageTabViewStyle: KnownTabViewStyle {
    /// Whether dots show which page is in sight.
    public struct IndexDisplayMode: Equatable, Sendable {
        private let name: String

        /// If there are several pages.
        public static let automatic = IndexDisplayMode(name: "automatic")
        public static let always = IndexDisplayMode(name: "always")
        public static let never = IndexDisplayMode(name: "never")
    }

    private let mode: IndexDisplayMode

    nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {
        mode = indexDisplayMode
    }

    var style: TabStyle { .pages(mode) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: PageTabViewStyle { PageTabViewStyle() }

    /// Pages beside each other, with or without dots.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

private struct TabStyleKey: EnvironmentKey {
    static var defaultValue: TabStyle { .bar }
}

extension EnvironmentValues {
    var tabStyle: TabStyle {
        get { self[TabStyleKey.self] }
        set { self[TabStyleKey.self] = newValue }
    }
}

extension View {
    /// How tab views in this view show their pages. Default: with a bar.
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environment(\.tabStyle, (style as? any KnownTabViewStyle)?.style ?? .bar)
    }
}
