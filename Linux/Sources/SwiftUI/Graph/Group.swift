/// Several views as one, without an arrangement of its own.
public struct Group<Content> {
    let content: Content
}

extension Group: View where Content: View {
    public typealias Body = Never

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public static func _makeView(view: _GraphValue<Group>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.make(view[\.content])
    }
}
