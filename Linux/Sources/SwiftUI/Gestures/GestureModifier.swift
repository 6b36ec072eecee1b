/// How a gesture stands to those in the view and around it.
enum GesturePriority: Equatable {
    /// Those in the view come first.
    case normal
    /// It comes before those in the view.
    case high
    case simultaneous
}

/// Attaches a gesture to a view.
struct GestureModifier<G: Gesture>: WrappingModifier {
    let gesture: G
    let priority: GesturePriority
    typealias Body = Never

    func wrap(_ content: Item, _ graph: ViewGraph) -> GestureItem { GestureItem(content, graph) }

    func update(_ wrapper: GestureItem, in environment: EnvironmentValues) {
        let inputs = _GestureInputs<G.Value>(environment: environment)
        wrapper.watch.attach(G._makeGesture(gesture: gesture, inputs: inputs).plans, priority)
        for recognizer in wrapper.watch.recognizers { recognizer.isEnabled = environment.isEnabled }
    }
}

final class GestureItem: EffectItem {
    let watch = GestureHost()

    init(_ content: Item, _ graph: ViewGraph) {
        super.init(content, graph, host: watch)
    }
}
