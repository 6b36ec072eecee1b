/// A section of a list, with what its rows say.
struct ListSection {
    var header: [Item] = []
    var rows: [ListRow] = []
    var footer: [Item] = []

    /// Sections, and between them one for all rows that stand by themselves.
    @MainActor
    static func all(of items: [Item]) -> [ListSection] {
        var sections: [ListSection] = []
        var isLoose = false
        for item in items {
            if let section = item.section {
                let outer = item.traits.row
                sections.append(
                    ListSection(
                        header: section.header, rows: section.rows.map { ListRow(item: $0, outer: outer) },
                        footer: section.footer))
                isLoose = false
            } else {
                if !isLoose { sections.append(ListSection()) }
                isLoose = true
                sections[sections.count - 1].rows.append(ListRow(item: item, outer: RowTraits()))
            }
        }
        return sections
    }
}

/// A row of a list.
@MainActor
struct ListRow {
    let item: Item
    /// What the section says for all its rows.
    let outer: RowTraits

    var traits: RowTraits { item.traits.row.inheriting(outer) }
}

/// Shows its items as the rows of a table.
final class ListItem: Item {
    let table: HostingTable
    var items: () -> [Item] = { [] }
    private let source: ListSource

    init(_ graph: ViewGraph, _ style: UITableView.Style) {
        table = HostingTable(frame: .zero, style: style)
        source = ListSource(table)
        super.init(graph)
    }

    override func place(in frame: CGRect, of place: Place) {
        let wide = place.extended(frame, to: .all)
        place.show(table, in: wide)
        table.contentInset = UIEdgeInsets(
            top: frame.minY - wide.minY, left: 0, bottom: wide.maxY - frame.maxY, right: 0)
        source.show(
            ListSection.all(of: items()), isMirrored: place.isMirrored, transaction: place.host.transaction)
    }

    func scroll(to target: ScrollTarget) -> Bool { source.scroll(to: target) }
}

final class HostingTable: UITableView {
    /// Called when all rows in sight have been placed.
    var didPlaceRows: () -> Void = {}

    override init(frame: CGRect, style: UITableView.Style) {
        super.init(frame: frame, style: style)
        contentInsetAdjustmentBehavior = .never
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        didPlaceRows()
    }
}
