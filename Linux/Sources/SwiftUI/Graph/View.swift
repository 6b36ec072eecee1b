/// A piece of an interface: a value that says what is shown, made anew whenever something it depends on changes.
@MainActor @preconcurrency
public protocol View {
    /// What the view consists of.
    associatedtype Body: View

    /// The content. It is asked for when the view is first shown, and again when what it has read is another.
    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }

    /// Makes what shows the view's values from now on.
    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs
}

extension View {
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        _ViewOutputs(BodyNode(view, inputs) { $0.body })
    }
}

extension View where Body == Never {
    /// Views without a body are shown by the module itself; nobody asks them.
    public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension Never: View {
    public typealias Body = Never

    /// There is no such view to ask.
    public var body: Never { preconditionFailure("Never has no body.") }
}
