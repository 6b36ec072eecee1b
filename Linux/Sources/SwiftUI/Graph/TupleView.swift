/// Several views in a row.
public struct TupleView<T>: View {
    /// The views.
    public var value: T
    nonisolated let parts: Parts
    public typealias Body = Never

    /// The views one by one.
    struct Parts: @unchecked Sendable, FieldComparing {
        let views: [any View]

        func isSame(as other: Parts) -> Bool {
            views.count == other.views.count && zip(views, other.views).allSatisfy { Fields.areSameValues($0, $1) }
        }
    }

    init<each Content: View>(views: repeat each Content) where T == (repeat each Content) {
        value = (repeat each views)
        var all: [any View] = []
        repeat all.append(each views)
        parts = Parts(views: all)
    }

    public static func _makeView(view: _GraphValue<TupleView>, inputs: _ViewInputs) -> _ViewOutputs {
        _ViewOutputs(TupleNode(inputs) { view.read().parts.views })
    }
}

extension TupleView: FieldComparing {
    nonisolated func isSame(as other: TupleView) -> Bool { parts.isSame(as: other.parts) }
}

/// Shows a fixed number of views.
final class TupleNode: Node {
    private let views: () -> [any View]
    private var parts: [Child] = []

    init(_ inputs: _ViewInputs, _ views: @escaping () -> [any View]) {
        self.views = views
        super.init(inputs)
    }

    override var children: [Node] { parts.map(\.node) }

    override func apply(environmentChanged: Bool, isForced: Bool) {
        let views = views()
        if parts.isEmpty {
            parts = views.map { Child($0, of: self) }
        } else {
            for (part, view) in zip(parts, views) { part.update(view, environment: environment) }
        }
    }
}
