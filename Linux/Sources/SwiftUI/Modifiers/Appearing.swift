/// Hears when a view comes on screen and when it leaves.
struct AppearanceModifier: NodeModifier {
    var appear: (() -> Void)?
    var disappear: (() -> Void)?
    typealias Shown = AppearanceNode
    typealias Body = Never
}

final class AppearanceNode: ModifierContentNode<AppearanceModifier>, AppearanceObserving {
    private var hasAppeared = false

    override func apply(environmentChanged: Bool, isForced: Bool) {
        let isNew = content == nil
        updateContent(environment)
        if isNew { graph.add(self) }
    }

    func visibilityDidChange() {
        guard (graph.isVisible && isInSight) != hasAppeared else { return }
        hasAppeared.toggle()
        let modifier = modifier.read()
        if let action = hasAppeared ? modifier.appear : modifier.disappear { graph.afterUpdate(action) }
    }

    override func didUnmount() {
        graph.remove(self)
        if hasAppeared, let action = modifier.read().disappear { graph.afterUpdate(action) }
    }
}

extension View {
    /// Performs an action when the view comes on screen.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(appear: action))
    }

    /// Performs an action when the view has left the screen.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(disappear: action))
    }
}
