/// Puts a bar at an edge of a view, and takes its room from the safe area inside.
struct SafeAreaInsetLayout {
    let edge: Edge
    let spacing: CGFloat
    let alignment: Alignment

    /// What the bar takes.
    func insets(_ bar: CGSize) -> EdgeInsets {
        switch edge {
        case .top, .bottom: EdgeInsets(Edge.Set(edge), bar.height + spacing)
        case .leading, .trailing: EdgeInsets(Edge.Set(edge), bar.width + spacing)
        }
    }

    /// What the bar is offered: all of the edge, and its ideal length across.
    func offer(_ size: ProposedViewSize) -> ProposedViewSize {
        switch edge {
        case .top, .bottom: ProposedViewSize(width: size.width, height: nil)
        case .leading, .trailing: ProposedViewSize(width: nil, height: size.height)
        }
    }

    @MainActor
    func frame(of bar: ViewDimensions, in frame: CGRect) -> CGRect {
        let whole = ViewDimensions(frame.size)
        let x = frame.minX + whole[alignment.horizontal] - bar[alignment.horizontal]
        let y = frame.minY + whole[alignment.vertical] - bar[alignment.vertical]
        return switch edge {
        case .top: CGRect(x: x, y: frame.minY, width: bar.width, height: bar.height)
        case .bottom: CGRect(x: x, y: frame.maxY - bar.height, width: bar.width, height: bar.height)
        case .leading: CGRect(x: frame.minX, y: y, width: bar.width, height: bar.height)
        case .trailing: CGRect(x: frame.maxX - bar.width, y: y, width: bar.width, height: bar.height)
        }
    }
}

struct SafeAreaInsetModifier<Bar: View>: ViewModifier {
    let bar: Bar
    let layout: SafeAreaInsetLayout
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<SafeAreaInsetModifier>, inputs: _ViewInputs,
        body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        _ViewOutputs(SafeAreaInsetNode(modifier, inputs, content: body))
    }
}

final class SafeAreaInsetNode<Bar: View>: ContentNode {
    private let modifier: _GraphValue<SafeAreaInsetModifier<Bar>>
    private var bar: Child?
    private var wrappers: [ObjectIdentifier: SafeAreaInsetItem] = [:]

    init(
        _ modifier: _GraphValue<SafeAreaInsetModifier<Bar>>, _ inputs: _ViewInputs,
        content: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        self.modifier = modifier
        super.init(inputs, content: content)
    }

    override var children: [Node] { super.children + (bar.map { [$0.node] } ?? []) }

    override func apply(environmentChanged: Bool, isForced: Bool) {
        updateContent(environment)
        let modifier = modifier.read()
        if let bar {
            bar.update(modifier.bar, environment: environment)
        } else {
            bar = Child(modifier.bar, of: self)
        }
        for wrapper in wrappers.values { wrapper.layout = modifier.layout }
    }

    override func makeItems() -> [Item] {
        var kept: [ObjectIdentifier: SafeAreaInsetItem] = [:]
        let items = (content?.items ?? []).map { item in
            let wrapper =
                wrappers[ObjectIdentifier(item)]
                ?? SafeAreaInsetItem(item, graph, layout: modifier.read().layout) { [weak self] in
                    self?.bar?.node.items ?? []
                }
            kept[ObjectIdentifier(item)] = wrapper
            return wrapper
        }
        wrappers = kept
        return items
    }
}

/// Content with a bar at an edge. What ignores the safe area inside goes on behind the bar.
final class SafeAreaInsetItem: WrapperItem {
    var layout: SafeAreaInsetLayout
    private let bars: () -> [Item]

    init(_ content: Item, _ graph: ViewGraph, layout: SafeAreaInsetLayout, bars: @escaping () -> [Item]) {
        self.layout = layout
        self.bars = bars
        super.init(content, graph)
    }

    override var isSpacer: Bool { false }

    private func barSize(_ proposal: ProposedViewSize) -> CGSize {
        let sizes = bars().map { $0.sizeThatFits(layout.offer(proposal)) }
        return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let insets = layout.insets(barSize(proposal))
        let size = content.sizeThatFits(proposal.inset(by: insets))
        return CGSize(
            width: size.width + insets.leading + insets.trailing, height: size.height + insets.top + insets.bottom)
    }

    override func guide(_ key: AlignmentKey, _ size: CGSize) -> CGFloat? { nil }

    override func place(in frame: CGRect, of place: Place) {
        let offer = place.proposal(of: self, in: frame)
        let insets = layout.insets(barSize(offer))
        var inner = place.offering(offer.inset(by: insets))
        let rest = frame.inset(by: insets)
        // The safe area ends where the bar begins, as far as the bar is inside of it.
        inner.safe = place.safe.limited(to: rest, at: layout.edge)
        content.place(in: rest, of: inner)
        for bar in bars() {
            let own = bar.dimensions(in: layout.offer(offer))
            bar.place(in: layout.frame(of: own, in: frame), of: place.offering(layout.offer(offer)))
        }
    }
}

extension CGRect {
    fileprivate func inset(by insets: EdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.leading, y: minY + insets.top, width: max(width - insets.leading - insets.trailing, 0),
            height: max(height - insets.top - insets.bottom, 0))
    }

    /// The rectangle, cut off at one edge where another one ends.
    fileprivate func limited(to other: CGRect, at edge: Edge) -> CGRect {
        var (minX, maxX, minY, maxY) = (minX, maxX, minY, maxY)
        switch edge {
        case .top: minY = max(minY, other.minY)
        case .bottom: maxY = min(maxY, other.maxY)
        case .leading: minX = max(minX, other.minX)
        case .trailing: maxX = min(maxX, other.maxX)
        }
        return CGRect(x: minX, y: minY, width: max(maxX - minX, 0), height: max(maxY - minY, 0))
    }
}

extension View {
    /// Puts a bar at the upper or lower edge; the view keeps clear of it, but what scrolls goes on behind it.
    ///
    /// - Parameter spacing: The gap between the view and the bar, in points. Default: the system's, 0 here.
    public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                bar: content(),
                layout: SafeAreaInsetLayout(
                    edge: edge == .top ? .top : .bottom, spacing: spacing ?? 0,
                    alignment: Alignment(horizontal: alignment, vertical: .center))))
    }

    /// Puts a bar at the leading or trailing edge.
    public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                bar: content(),
                layout: SafeAreaInsetLayout(
                    edge: edge == .leading ? .leading : .trailing, spacing: spacing ?? 0,
                    alignment: Alignment(horizontal: .center, vertical: alignment))))
    }
}
