/// Content that moves under the finger along one axis or both. Along these it is as large as it likes.
///
/// The scroll view takes all that it is offered along its axes, and is as large as its content across them. It reaches
/// behind the bars at the ends of its axes; the content comes to rest beside them. Several views stand below each other.
public struct ScrollView<Content: View>: View {
    /// The content.
    public var content: Content
    /// Along which axes the content moves. Default: vertically.
    public var axes: Axis.Set
    /// Whether indicators tell where the content is. Default `true`.
    public var showsIndicators: Bool
    public typealias Body = Never

    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.axes = axes
        self.showsIndicators = showsIndicators
    }

    public static func _makeView(view: _GraphValue<ScrollView>, inputs: _ViewInputs) -> _ViewOutputs {
        let settings = _GraphValue {
            let view = view.read()
            return ScrollSettings(axes: view.axes, showsIndicators: view.showsIndicators)
        }
        return _ViewOutputs(
            ScrollNode(settings, inputs) { _, inputs in Content._makeView(view: view[\.content], inputs: inputs) })
    }
}

/// What a scroll view is told besides its content.
struct ScrollSettings {
    let axes: Axis.Set
    let showsIndicators: Bool
}

/// Shows its content in a scroll view of UIKit.
final class ScrollNode: ContentNode {
    private let settings: _GraphValue<ScrollSettings>
    private var inner = InnerEnvironment()
    private lazy var item = ScrollItem(graph) { [unowned self] in content?.items ?? [] }

    init(
        _ settings: _GraphValue<ScrollSettings>, _ inputs: _ViewInputs,
        content: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        self.settings = settings
        super.init(inputs, content: content)
    }

    override func apply(environmentChanged: Bool, isForced: Bool) {
        updateContent(
            inner.values(in: environment) { values in
                values.stackAxis = .vertical
                values.leaveRows()
            })
        let settings = settings.read()
        item.axes = settings.axes
        item.scrollView.take(settings, environment)
    }

    override func makeItems() -> [Item] { [item] }
}
