/// Nothing.
public struct EmptyView: View {
    public typealias Body = Never

    public init() {}

    public static func _makeView(view: _GraphValue<EmptyView>, inputs: _ViewInputs) -> _ViewOutputs {
        _ViewOutputs(Node(inputs))
    }
}
