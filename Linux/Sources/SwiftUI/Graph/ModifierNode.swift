/// Shows a modifier by its body, with the modified view wherever the body puts it.
final class ModifierNode<Modifier: ViewModifier>: BodyNode<Modifier, Modifier.Body> {
    private let places: ModifiedPlaces

    init(_ modifier: _GraphValue<Modifier>, _ inputs: _ViewInputs, _ places: ModifiedPlaces) {
        self.places = places
        super.init(modifier, inputs) { $0.body(content: _ViewModifier_Content(places: places)) }
    }

    override func apply(environmentChanged: Bool, isForced: Bool) {
        places.round += 1
        super.apply(environmentChanged: environmentChanged, isForced: isForced)
        // The modifier may be the same while the modified view is another, which the body knows nothing of.
        for node in places.nodes where node.round != places.round { node.update(node.environment) }
    }
}

/// Where the body of a modifier has put the modified view.
@MainActor
final class ModifiedPlaces {
    let make: (_Graph, _ViewInputs) -> _ViewOutputs
    fileprivate(set) var nodes: [ModifiedNode] = []
    /// Counts updates, so that none is made twice.
    fileprivate(set) var round = 0

    init(make: @escaping (_Graph, _ViewInputs) -> _ViewOutputs) {
        self.make = make
    }
}

/// Shows the modified view in one place.
final class ModifiedNode: ContentNode {
    private let places: ModifiedPlaces
    fileprivate var round = 0

    init(_ places: ModifiedPlaces, _ inputs: _ViewInputs) {
        self.places = places
        super.init(inputs, content: places.make)
        places.nodes.append(self)
    }

    override func apply(environmentChanged: Bool, isForced: Bool) {
        round = places.round
        super.apply(environmentChanged: environmentChanged, isForced: isForced)
    }

    override func didUnmount() {
        places.nodes.removeAll { $0 === self }
    }
}
