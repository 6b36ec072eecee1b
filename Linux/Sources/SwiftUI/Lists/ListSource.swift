/// Gives a table its rows, and keeps them up to date.
@MainActor
final class ListSource {
    private let table: HostingTable
    private var sections: [ListSection] = []
    /// The heights that rows had when they were last seen.
    private var heights: [ObjectIdentifier: CGFloat] = [:]
    private var cells: [ObjectIdentifier: ListCell] = [:]
    private var extras: [ListExtra] = []
    private var isMirrored = false
    private var inSight: [ObjectIdentifier: Item] = [:]

    init(_ table: HostingTable) {
        self.table = table
        table.dataSource = self
        table.delegate = self
        table.didPlaceRows = { [weak self] in self?.updateSight() }
    }

    func show(_ new: [ListSection], isMirrored: Bool, transaction: Transaction) {
        let isSame = new.map(\.identity) == sections.map(\.identity)
        self.isMirrored = isMirrored
        sections = new
        guard isSame else {
            let rows = Set(new.flatMap(\.rows).map { ObjectIdentifier($0.item) })
            heights = heights.filter { rows.contains($0.key) }
            cells = cells.filter { rows.contains($0.key) }
            extras = []
            return table.reloadData()
        }
        for section in new {
            for row in section.rows { cells[ObjectIdentifier(row.item)]?.show(row, isMirrored, transaction) }
        }
        for extra in extras { extra.fill(isMirrored, transaction) }
        remeasure()
    }

    /// Rows that are seen may be higher than before.
    private func remeasure() {
        var hasChanged = extras.contains { $0.hasAnotherHeight }
        for (key, cell) in cells where inSight[key] != nil {
            let known = heights[key] ?? 0
            let width = cell.bounds.width
            let height = cell.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
            if abs(height - known) > 0.01 { hasChanged = true }
        }
        // Has the table ask for all heights again.
        if hasChanged { table.rowHeight = UITableView.automaticDimension }
    }

    fileprivate func row(at path: IndexPath) -> ListRow? {
        guard sections.indices.contains(path.section), sections[path.section].rows.indices.contains(path.row)
        else { return nil }
        return sections[path.section].rows[path.row]
    }

    fileprivate func cell(at path: IndexPath) -> ListCell? {
        row(at: path).flatMap { cells[ObjectIdentifier($0.item)] }
    }

    private func updateSight() {
        let now = cells.filter { $0.value.superview != nil }
        for (key, item) in inSight where now[key] == nil { item.rowNode?.isOutOfSight = true }
        inSight = now.compactMapValues { $0.row?.item }
        for item in inSight.values { item.rowNode?.isOutOfSight = false }
        cells = now
    }

    func scroll(to target: ScrollTarget) -> Bool {
        for (section, content) in sections.enumerated() {
            guard let row = content.rows.firstIndex(where: { $0.item.traits.id == target.id }) else { continue }
            let path = IndexPath(row: row, section: section)
            table.scroll(table.rectForRow(at: path), to: target, isMirrored: isMirrored)
            guard !target.isAnimated else { return true }
            // Rows on the way may turn out to have other heights than were assumed.
            table.layoutIfNeeded()
            table.scroll(table.rectForRow(at: path), to: target, isMirrored: isMirrored)
            return true
        }
        return false
    }
}

extension ListSource: UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let row = row(at: indexPath) else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
        let key = ObjectIdentifier(row.item)
        let cell = cells[key] ?? ListCell()
        cells[key] = cell
        cell.didMeasure = { [weak self] height in self?.heights[key] = height }
        cell.show(row, isMirrored, Transaction())
        return cell
    }
}

extension ListSource: UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        row(at: indexPath).flatMap { heights[ObjectIdentifier($0.item)] } ?? UITableView.automaticDimension
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        extra(sections[section].header, isHeader: true)
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        extra(sections[section].footer, isHeader: false)
    }

    private func extra(_ items: [Item], isHeader: Bool) -> UIView? {
        guard let first = items.first else { return nil }
        if let known = extras.first(where: { $0.items.first === first }) { return known }
        let extra = ListExtra(items, isHeader: isHeader, style: table.style)
        extra.fill(isMirrored, Transaction())
        extras.append(extra)
        return extra
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        cell(at: indexPath)?.hasActions ?? false
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let cell = cell(at: indexPath)
        tableView.deselectRow(at: indexPath, animated: true)
        cell?.performActions()
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        row(at: indexPath)?.traits.swipeConfiguration
    }
}
