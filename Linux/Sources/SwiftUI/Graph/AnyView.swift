/// A view of any type. Another type is another view, with state of its own.
public struct AnyView: View {
    let view: Erased
    public typealias Body = Never

    struct Erased: @unchecked Sendable, FieldComparing {
        let value: any View

        func isSame(as other: Erased) -> Bool { Fields.areSameValues(value, other.value) }
    }

    public init<V: View>(_ view: V) {
        self.view = (view as? AnyView)?.view ?? Erased(value: view)
    }

    public init<V: View>(erasing view: V) {
        self.init(view)
    }

    public static func _makeView(view: _GraphValue<AnyView>, inputs: _ViewInputs) -> _ViewOutputs {
        _ViewOutputs(ChoiceNode(inputs) { (0, view.read().view.value) })
    }
}
