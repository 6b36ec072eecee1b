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

struct SafeAreaInsetModifier<Bar: View>: NodeModifier {
    let bar: Bar
    let layout: SafeAreaInsetLayout
    typealias Shown = SafeAreaInsetNode<Bar>
    typealias Body = Never
}

final class SafeAreaInsetNode<Bar: View>: ModifierContentNode<SafeAreaInsetModifier<Bar>> {
    private var bar: Child?
    private var wrappers = ItemMap<SafeAreaInsetItem>()

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
        wrappers.update(content?.items ?? []) { item in
            SafeAreaInsetItem(item, graph, layout: modifier.read().layout) { [weak self] in
                self?.bar?.node.items ?? []
            }
        }
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
