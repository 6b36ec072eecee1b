/// Views below each other, built only as they come into sight.
///
/// It is as wide as it is offered. Rows keep their state once they are built; the room of others is estimated.
public struct LazyVStack<Content: View>: View {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content
    public typealias Body = Never

    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    public static func _makeView(view: _GraphValue<LazyVStack>, inputs: _ViewInputs) -> _ViewOutputs {
        let arrangement = _GraphValue {
            let view = view.read()
            return LazyArrangement(axis: .vertical, guide: view.alignment.key, spacing: view.spacing ?? 8)
        }
        return _ViewOutputs(
            LazyStackNode(arrangement, inputs) { _, inputs in
                Content._makeView(view: view[\.content], inputs: inputs)
            })
    }
}

/// Views beside each other, built only as they come into sight.
///
/// It is as high as its highest view that has been seen. Views keep their state once they are built; the room of others
/// is estimated.
public struct LazyHStack<Content: View>: View {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content
    public typealias Body = Never

    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    public static func _makeView(view: _GraphValue<LazyHStack>, inputs: _ViewInputs) -> _ViewOutputs {
        let arrangement = _GraphValue {
            let view = view.read()
            return LazyArrangement(axis: .horizontal, guide: view.alignment.key, spacing: view.spacing ?? 8)
        }
        return _ViewOutputs(
            LazyStackNode(arrangement, inputs) { _, inputs in
                Content._makeView(view: view[\.content], inputs: inputs)
            })
    }
}

/// How a lazy stack arranges its views.
struct LazyArrangement {
    let axis: Axis
    let guide: AlignmentKey
    let spacing: CGFloat
}

final class LazyStackNode: ContentNode {
    private let arrangement: _GraphValue<LazyArrangement>
    private var inner = InnerEnvironment()
    private lazy var item = LazyStackItem(graph, arrangement.read()) { [unowned self] in content?.items ?? [] }

    init(
        _ arrangement: _GraphValue<LazyArrangement>, _ inputs: _ViewInputs,
        content: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        self.arrangement = arrangement
        super.init(inputs, content: content)
    }

    override func apply(environmentChanged: Bool, isForced: Bool) {
        let arrangement = arrangement.read()
        updateContent(
            inner.values(in: environment) { values in
                values.stackAxis = arrangement.axis
                values.rowAxis = arrangement.axis
            })
        item.arrangement = arrangement
    }

    override func makeItems() -> [Item] { [item] }

    override func scroll(to target: ScrollTarget) -> Bool {
        if let (host, frame) = item.placement(of: target.id) {
            host.scroll(frame, to: target, isMirrored: environment.layoutDirection == .rightToLeft)
            return true
        }
        return super.scroll(to: target)
    }
}
