/// A modifier that puts an item around each item of its content.
@MainActor
protocol WrappingModifier: ViewModifier where Body == Never {
    associatedtype Wrapper: WrapperItem

    func wrap(_ content: Item, _ graph: ViewGraph) -> Wrapper

    /// Gives the wrapper this modifier's value.
    func update(_ wrapper: Wrapper, in environment: EnvironmentValues)
}

extension WrappingModifier {
    public static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        _ViewOutputs(WrapperNode(modifier, inputs, content: body))
    }
}

final class WrapperNode<M: WrappingModifier>: ModifierContentNode<M> {
    private var shown: M?
    private var wrappers = ItemMap<M.Wrapper>()

    override func apply(environmentChanged: Bool, isForced: Bool) {
        updateContent(environment)
        let modifier = modifier.read()
        if !isForced, !environmentChanged, let shown, Fields.areSame(shown, modifier) { return }
        shown = modifier
        guard !wrappers.values.isEmpty else { return }
        graph.showing(isNew: false) { [self] in
            tracking {
                for wrapper in wrappers.values { modifier.update(wrapper, in: environment) }
            }
        }
    }

    override func makeItems() -> [Item] {
        wrappers.update(content?.items ?? [], make: wrap)
    }

    private func wrap(_ item: Item) -> M.Wrapper {
        let modifier = modifier.read()
        let wrapper = modifier.wrap(item, graph)
        UIView.performWithoutAnimation { modifier.update(wrapper, in: environment) }
        return wrapper
    }
}
