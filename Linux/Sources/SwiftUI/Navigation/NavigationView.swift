/// Pages on a stack: the older name of a stack that keeps its path for itself.
public struct NavigationView<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View {
        NavigationStack { content }
    }
}

/// How a navigation view shows its pages. DEVIATION: on a phone all styles are a stack, so there are two, and no custom ones.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

/// One page at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
    nonisolated public init() {}
}

/// What suits the device: on a phone a stack.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    nonisolated public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension View {
    /// How navigation views in this view show their pages: on a phone, always as a stack.
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
