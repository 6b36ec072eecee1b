/// Takes away what is presented, or goes back to the page below: whatever shows the view that calls it.
@MainActor @preconcurrency
public struct DismissAction {
    let target: Target?

    /// Kept by reference, so that the same action is known to be the same.
    final class Target: @unchecked Sendable {
        let action: @MainActor () -> Void

        init(_ action: @escaping @MainActor () -> Void) {
            self.action = action
        }
    }

    nonisolated init(_ target: Target?) {
        self.target = target
    }

    /// Does nothing where nothing is presented.
    public func callAsFunction() {
        target?.action()
    }
}

private struct DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction(nil) }
}
private struct IsPresentedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Dismisses the presentation that the view is in, or pops its page.
    public internal(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    /// Whether the view is in something presented, or in a page that has been pushed.
    public internal(set) var isPresented: Bool {
        get { self[IsPresentedKey.self] }
        set { self[IsPresentedKey.self] = newValue }
    }
}
