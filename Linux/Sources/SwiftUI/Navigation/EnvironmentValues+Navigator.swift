private struct NavigatorKey: EnvironmentKey {
    static var defaultValue: WeakNavigator { WeakNavigator(navigator: nil) }
}

/// The environment mustn't keep a stack alive that it came from.
private struct WeakNavigator: FieldComparing {
    weak var navigator: Navigator?

    func isSame(as other: WeakNavigator) -> Bool { navigator === other.navigator }
}

extension EnvironmentValues {
    /// The stack that a view is in.
    var navigator: Navigator? {
        get { self[NavigatorKey.self].navigator }
        set { self[NavigatorKey.self] = WeakNavigator(navigator: newValue) }
    }
}
