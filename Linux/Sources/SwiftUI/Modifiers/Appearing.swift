/// Hears when a view comes on screen and when it leaves.
struct AppearanceModifier: ViewModifier {
    var appear: (() -> Void)?
    var disappear: (() -> Void)?
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<AppearanceModifier>, inputs: _ViewInputs,
        body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        _ViewOutputs(AppearanceNode(modifier, inputs, content: body))
    }
}

final class AppearanceNode: ContentNode, AppearanceObserving {
    private let modifier: _GraphValue<AppearanceModifier>
    private var hasAppeared = false

    init(
        _ modifier: _GraphValue<AppearanceModifier>, _ inputs: _ViewInputs,
        content: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        self.modifier = modifier
        super.init(inputs, content: content)
    }

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
