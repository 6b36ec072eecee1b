extension UITableView {
    /// Where everything lies, made when it is needed.
    var tableLayout: TableLayout {
        if let storedLayout { return storedLayout }
        let layout = makeLayout()
        storedLayout = layout
        if contentSize != CGSize(width: layout.width, height: layout.height) {
            contentSize = CGSize(width: layout.width, height: layout.height)
        }
        return layout
    }

    /// Known from iOS: cards stand 16 points from the edge, 20 on wide screens.
    var cardInset: CGFloat {
        guard style == .insetGrouped else { return 0 }
        return max(safeAreaInsets.left, safeAreaInsets.right) + NavigationBarMetrics.margin(forWidth: bounds.width)
    }

    private func makeLayout() -> TableLayout {
        let count = dataSource?.numberOfSections(in: self) ?? 0
        let width = bounds.width
        let sections = (0..<max(0, count)).map { section in
            let rows = max(0, dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0)
            return TableLayout.Section(
                header: headerHeight(section),
                rows: (0..<rows).map { rowHeight(at: IndexPath(row: $0, section: section)) },
                footer: footerHeight(section, isLast: section == count - 1))
        }
        return TableLayout(
            sections: sections, width: width, inset: cardInset, tableHeader: tableHeaderView?.bounds.height ?? 0,
            tableFooter: tableFooterView?.bounds.height ?? 0)
    }

    private func rowHeight(at path: IndexPath) -> CGFloat {
        let asked = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        guard asked < 0 else { return asked }
        return measuredHeights[path] ?? (estimatedRowHeight > 0 ? estimatedRowHeight : 44)
    }

    var isGrouped: Bool { style != .plain }

    /// Known from iOS: in grouped styles 17.67 points above and below a section, 35 above the first.
    private func headerHeight(_ section: Int) -> CGFloat {
        let asked = tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
        if asked >= 0 { return asked }
        if tableDelegate?.tableView(self, viewForHeaderInSection: section) == nil, headerTitle(section) == nil {
            guard isGrouped else { return 0 }
            return (section == 0 ? 35 : 17 + 2.0 / 3).rounded(toScale: traitCollection.displayScale)
        }
        let natural = headerView(section)?.sizeThatFits(CGSize(width: layoutWidth, height: 0)).height ?? 0
        let padding = sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : 0
        if isGrouped { return natural + (section == 0 ? 17 + 1.0 / 3 : 0) }
        return max(28, natural) + padding
    }

    private func footerHeight(_ section: Int, isLast: Bool) -> CGFloat {
        let asked = tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
        if asked >= 0 { return asked }
        if tableDelegate?.tableView(self, viewForFooterInSection: section) == nil, footerTitle(section) == nil {
            return isGrouped ? (17 + 2.0 / 3).rounded(toScale: traitCollection.displayScale) : 0
        }
        return footerView(section)?.sizeThatFits(CGSize(width: layoutWidth, height: 0)).height ?? 0
    }

    private var layoutWidth: CGFloat { max(0, bounds.width - 2 * cardInset) }

    private func headerTitle(_ section: Int) -> String? {
        dataSource?.tableView(self, titleForHeaderInSection: section)
    }
    private func footerTitle(_ section: Int) -> String? {
        dataSource?.tableView(self, titleForFooterInSection: section)
    }

    /// The header's view, the delegate's or one made from the title.
    func headerView(_ section: Int) -> UIView? {
        if let view = headers[section] { return view }
        guard
            let view = tableDelegate?.tableView(self, viewForHeaderInSection: section)
                ?? headerTitle(section).map({ makeTitle($0, isGrouped ? .groupedHeader() : .plainHeader()) })
        else { return nil }
        if style == .plain, let view = view as? UITableViewHeaderFooterView, view.backgroundColor == nil {
            view.backgroundColor = .systemBackground
        }
        headers[section] = view
        return view
    }

    func footerView(_ section: Int) -> UIView? {
        if let view = footers[section] { return view }
        guard
            let view = tableDelegate?.tableView(self, viewForFooterInSection: section)
                ?? footerTitle(section).map({ makeTitle($0, isGrouped ? .groupedFooter() : .plainFooter()) })
        else { return nil }
        footers[section] = view
        return view
    }

    private func makeTitle(_ title: String, _ configuration: UIListContentConfiguration) -> UIView {
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        var configuration = configuration
        configuration.text = title
        view.contentConfiguration = configuration
        view.alignsContentToBottom = isGrouped
        return view
    }
}
