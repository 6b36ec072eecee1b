extension UITableView {
    // MARK: Reuse

    /// Has the table make cells for an identifier.
    ///
    /// DEVIATION: without an Objective-C runtime only `UITableViewCell` itself can be made from its class. For subclasses
    /// use `dequeueReusableCell(withIdentifier:)`, and make the cell where that returns nil.
    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        guard let cellClass else {
            registeredIdentifiers.remove(identifier)
            return
        }
        guard cellClass == UITableViewCell.self else {
            assertionFailure("only UITableViewCell itself can be registered; make cells of subclasses yourself")
            return
        }
        registeredIdentifiers.insert(identifier)
    }

    /// A cell that is not in use, if there is one, or a new one of a registered class.
    public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = pool[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        guard registeredIdentifiers.contains(identifier) else { return nil }
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// A cell for a row; the identifier must have been registered.
    public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
        assertionFailure("register a class for \(identifier) first")
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    // MARK: What is where

    public var numberOfSections: Int { tableLayout.sections.count }

    public func numberOfRows(inSection section: Int) -> Int {
        let sections = tableLayout.sections
        return sections.indices.contains(section) ? sections[section].rowCount : 0
    }

    public func rectForRow(at indexPath: IndexPath) -> CGRect { tableLayout.row(at: indexPath) }

    public func rect(forSection section: Int) -> CGRect {
        let layout = tableLayout
        guard layout.sections.indices.contains(section) else { return .zero }
        return layout.header(section).union(layout.footer(section))
    }

    public func rectForHeader(inSection section: Int) -> CGRect {
        let layout = tableLayout
        return layout.sections.indices.contains(section) ? layout.header(section) : .zero
    }

    public func rectForFooter(inSection section: Int) -> CGRect {
        let layout = tableLayout
        return layout.sections.indices.contains(section) ? layout.footer(section) : .zero
    }

    /// The row at a point of the table's coordinates.
    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        let layout = tableLayout
        let line = CGRect(x: 0, y: point.y, width: 1, height: 0.001)
        return layout.rows(in: line).first { layout.row(at: $0).contains(point) }
    }

    public func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }

    /// The cell of a row that is seen.
    public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        layoutIfNeeded()
        return cells[indexPath]
    }

    public var visibleCells: [UITableViewCell] { (indexPathsForVisibleRows ?? []).compactMap { cells[$0] } }

    public var indexPathsForVisibleRows: [IndexPath]? {
        layoutIfNeeded()
        return cells.keys.sorted()
    }

    /// Scrolls until a row is at a place of the table; none moves no more than needed.
    public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        layoutIfNeeded()
        let row = tableLayout.row(at: indexPath)
        guard !row.isEmpty else { return }
        let insets = adjustedContentInset
        let room = bounds.height - insets.top - insets.bottom
        let y: CGFloat
        switch scrollPosition {
        case .none: return scrollRectToVisible(row, animated: animated)
        case .top: y = row.minY - insets.top
        case .middle: y = row.midY - room / 2 - insets.top
        case .bottom: y = row.maxY - room - insets.top
        }
        let limit = max(-insets.top, contentSize.height + insets.bottom - bounds.height)
        setContentOffset(CGPoint(x: contentOffset.x, y: max(-insets.top, min(limit, y))), animated: animated)
    }
}
