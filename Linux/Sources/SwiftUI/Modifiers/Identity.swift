/// A view that is known by an id to whatever scrolls to it.
struct Identified<Content: View>: View {
    let id: AnyHashable
    let content: Content

    var body: some View {
        content.modifier(TraitModifier { $0.id = id })
    }
}

/// A view that is another one when its id is.
struct IDView<Content: View, ID: Hashable>: View {
    let content: Content
    let id: ID
    typealias Body = Never

    static func _makeView(view: _GraphValue<IDView>, inputs: _ViewInputs) -> _ViewOutputs {
        _ViewOutputs(
            ChoiceNode(inputs) {
                let view = view.read()
                return (view.id, Identified(id: view.id, content: view.content))
            })
    }
}

extension View {
    /// Gives the view an identity: with another id its state begins anew.
    public func id<ID: Hashable>(_ id: ID) -> some View {
        IDView(content: self, id: id)
    }
}
