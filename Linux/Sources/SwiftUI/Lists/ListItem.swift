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
