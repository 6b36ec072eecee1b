/// Shows a view, or a modifier, by its body.
///
/// The body is asked for again only if the value has other fields than before, or if something that the body has read
/// is another now.
class BodyNode<Value, Body: View>: Node {
    private let value: _GraphValue<Value>
    private let makeBody: @MainActor (Value) -> Body
    private var store = PropertyStore()
    private var shown: Value?
    private var child: Child?

    init(_ value: _GraphValue<Value>, _ inputs: _ViewInputs, _ makeBody: @escaping @MainActor (Value) -> Body) {
        self.value = value
        self.makeBody = makeBody
        super.init(inputs)
    }

    override final var children: [Node] { child.map { [$0.node] } ?? [] }

    override func apply(environmentChanged: Bool, isForced: Bool) {
        let new = value.read()
        let isOther = isForced || shown.map { !Fields.areSame($0, new) } ?? true
        guard isOther || environmentChanged && reader.differs(in: environment) else {
            if environmentChanged { child?.node.update(environment) }
            return
        }
        shown = new
        var installed = new
        let body = tracking {
            store.install(into: &installed, of: self)
            return makeBody(installed)
        }
        if let child {
            child.update(body, environment: environment)
        } else {
            child = Child(body, of: self)
        }
    }
}
