/// A change that can be made to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View

    /// The view that is shown in place of `content`, usually with it inside.
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body

    typealias Content = _ViewModifier_Content<Self>

    /// Makes what shows a modified view; `body` makes what shows the view itself.
    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs
}

/// A mark that content is made in a graph.
public struct _Graph {}

extension ViewModifier {
    public static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        _ViewOutputs(ModifierNode(modifier, inputs, ModifiedPlaces(make: body)))
    }
}

extension ViewModifier where Body == Never {
    /// Modifiers without a body are known to the module itself; nobody asks them.
    public func body(content: Content) -> Never { preconditionFailure("\(Self.self) has no body.") }
}

/// Stands for the modified view in the body of a modifier.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
    let places: ModifiedPlaces
    public typealias Body = Never

    public static func _makeView(
        view: _GraphValue<_ViewModifier_Content>, inputs: _ViewInputs
    ) -> _ViewOutputs {
        _ViewOutputs(ModifiedNode(view.read().places, inputs))
    }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
    /// What is modified.
    public var content: Content
    /// The modifier.
    public var modifier: Modifier

    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never

    public static func _makeView(
        view: _GraphValue<ModifiedContent>, inputs: _ViewInputs
    ) -> _ViewOutputs {
        inputs.make(view[\.modifier]) { _, inputs in inputs.make(view[\.content]) }
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public static func _makeView(
        modifier: _GraphValue<ModifiedContent>, inputs: _ViewInputs,
        body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        Modifier._makeView(modifier: modifier[\.modifier], inputs: inputs) { _, inputs in
            Content._makeView(modifier: modifier[\.content], inputs: inputs, body: body)
        }
    }
}

extension View {
    /// Applies a modifier.
    public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier {
    /// One modifier after another.
    public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
