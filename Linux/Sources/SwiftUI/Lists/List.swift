/// Rows in sections, of which those in sight are built.
///
/// It takes all that it is offered, and reaches behind the bars.
///
/// DEVIATION: rows come and go at once, also in `withAnimation`: tables here know no animated changes.
public struct List<SelectionValue, Content: View>: View {
    let content: Content
    @Environment(\.nextListStyle) private var style

    public var body: some View {
        ListView(style: style, content: content)
    }
}

extension List where SelectionValue == Never {
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// A row for each element of a collection.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        content = ForEach(data, content: rowContent)
    }

    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        content = ForEach(data, id: id, content: rowContent)
    }

    public init<RowContent: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        content = ForEach(data, content: rowContent)
    }
}

/// Controls for settings, in sections.
public struct Form<Content: View>: View {
    let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View {
        ListView(style: .insetGrouped, content: content)
    }
}

/// A table of UIKit. A table of another style is another one.
struct ListView<Content: View>: View {
    let style: UITableView.Style
    let content: Content

    var body: some View {
        ListTable(style: style, content: content).id(style)
    }
}

struct ListTable<Content: View>: View {
    let style: UITableView.Style
    let content: Content
    typealias Body = Never

    static func _makeView(view: _GraphValue<ListTable>, inputs: _ViewInputs) -> _ViewOutputs {
        _ViewOutputs(
            ListNode(view.read().style, inputs) { _, inputs in
                Content._makeView(view: view[\.content], inputs: inputs)
            })
    }
}

final class ListNode: ContentNode {
    private let item: ListItem
    private let style: UITableView.Style
    private var inner = InnerEnvironment()

    init(
        _ style: UITableView.Style, _ inputs: _ViewInputs, content: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        self.style = style
        item = ListItem(inputs.graph, style)
        super.init(inputs, content: content)
        item.items = { [unowned self] in self.content?.items ?? [] }
    }

    override func apply(environmentChanged: Bool, isForced: Bool) {
        updateContent(
            inner.values(in: environment) { values in
                values.stackAxis = .vertical
                values.rowAxis = .vertical
                values.isInList = true
                values.listStyle = ListLook(style: style)
            })
        let table = item.table
        table.isScrollEnabled = environment.isScrollEnabled
        table.showsVerticalScrollIndicator = !environment.hiddenIndicators.contains(.vertical)
        table.alwaysBounceVertical = !environment.bouncesBySize.contains(.vertical)
        let plain: UIColor = style == .plain ? .systemBackground : .systemGroupedBackground
        table.backgroundColor = environment.scrollBackgroundIsHidden ? .clear : plain
    }

    override func makeItems() -> [Item] { [item] }

    override func scroll(to target: ScrollTarget) -> Bool {
        item.scroll(to: target) || super.scroll(to: target)
    }
}

extension View {
    /// Whether lists in this view show a background of their own.
    public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.scrollBackgroundIsHidden, visibility == .hidden)
    }
}
