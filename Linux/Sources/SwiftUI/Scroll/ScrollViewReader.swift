/// Gives its content a proxy that scrolls to views in it, or in the scroll view around it.
public struct ScrollViewReader<Content: View>: View {
    /// Makes the content.
    public var content: (ScrollViewProxy) -> Content
    public typealias Body = Never

    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }

    public static func _makeView(view: _GraphValue<ScrollViewReader>, inputs: _ViewInputs) -> _ViewOutputs {
        _ViewOutputs(ScrollReaderNode(view, inputs))
    }
}

/// Scrolls to views by their ids.
public struct ScrollViewProxy {
    let scope: ScrollScope

    /// Scrolls the view with an id into sight, after the update that is under way or next. Animated in `withAnimation`.
    ///
    /// - Parameters:
    ///   - id: The id of a row of `ForEach`, or one given by `id(_:)`. Nothing happens if there is none such.
    ///   - anchor: The point of the view that comes to lie on the same point of the scroll view, as far as the content
    ///     reaches. Default nil: the least movement that shows all of it.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        // Proxies are made and used on the main thread only.
        let scope = scope
        nonisolated(unsafe) let id = AnyHashable(id)
        MainActor.assumeIsolated { scope.scroll(to: id, anchor: anchor) }
    }
}

/// Where a proxy looks for ids.
@MainActor
final class ScrollScope {
    weak var node: Node?

    nonisolated init() {}

    func scroll(to id: AnyHashable, anchor: UnitPoint?) {
        let isAnimated = Transaction.current.effectiveAnimation != nil
        node?.graph.afterUpdate { [weak node] in
            _ = node?.scroll(to: ScrollTarget(id: id, anchor: anchor, isAnimated: isAnimated))
        }
    }
}

final class ScrollReaderNode<Content: View>: Node {
    private let view: _GraphValue<ScrollViewReader<Content>>
    private let scope = ScrollScope()
    private var child: Child?

    init(_ view: _GraphValue<ScrollViewReader<Content>>, _ inputs: _ViewInputs) {
        self.view = view
        super.init(inputs)
        scope.node = self
    }

    override var children: [Node] { child.map { [$0.node] } ?? [] }

    override func apply(environmentChanged: Bool, isForced: Bool) {
        let content = tracking { view.read().content(ScrollViewProxy(scope: scope)) }
        if let child {
            child.update(content, environment: environment)
        } else {
            child = Child(content, of: self)
        }
    }
}
