/// A modifier that is shown by a node of its own around the modified view.
@MainActor
protocol NodeModifier: ViewModifier where Body == Never {
    associatedtype Shown: ModifierContentNode<Self>
}

extension NodeModifier {
    public static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        _ViewOutputs(Shown(modifier, inputs, content: body))
    }
}

/// A node around the modified view that can read the modifier.
class ModifierContentNode<Modifier: ViewModifier>: ContentNode {
    final let modifier: _GraphValue<Modifier>

    required init(
        _ modifier: _GraphValue<Modifier>, _ inputs: _ViewInputs,
        content: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        self.modifier = modifier
        super.init(inputs, content: content)
    }
}
