extension UITableView {
    /// Makes cells for the rows that are seen, and takes the others back.
    func tile() {
        var layout = tableLayout
        var paths = layout.rows(in: bounds)
        // Cells that find their height themselves can move others out of sight, or into it.
        for _ in 0..<4 {
            guard measure(paths, width: layout.rowWidth) else { break }
            storedLayout = nil
            layout = tableLayout
            paths = layout.rows(in: bounds)
        }
        let wanted = Set(paths)
        for (path, cell) in cells where !wanted.contains(path) {
            cells[path] = nil
            recycle(cell, at: path)
        }
        UIView.performWithoutAnimation {
            for path in paths { show(cell(at: path), at: path, in: layout) }
        }
        placeHeaders(in: layout)
        placeExtras(in: layout)
    }

    /// Asks the cells of rows with automatic heights; true if one differs from what was assumed.
    private func measure(_ paths: [IndexPath], width: CGFloat) -> Bool {
        var changed = false
        for path in paths where measuredHeights[path] == nil {
            guard (tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight) < 0 else { continue }
            let height = cell(at: path).sizeThatFits(
                CGSize(width: width, height: CGFloat.greatestFiniteMagnitude)
            ).height
            measuredHeights[path] = height
            if height != tableLayout.row(at: path).height { changed = true }
        }
        return changed
    }

    private func cell(at path: IndexPath) -> UITableViewCell {
        if let cell = cells[path] { return cell }
        let made = dataSource?.tableView(self, cellForRowAt: path)
        let cell = made ?? UITableViewCell(style: .default, reuseIdentifier: nil)
        cells[path] = cell
        if cell.backgroundColor == nil {
            cell.backgroundColor = isGrouped ? .secondarySystemGroupedBackground : .systemBackground
        }
        cell.isSelected = selection.contains(path)
        cell.isHighlighted = touchedRow == path
        insertSubview(cell, at: backgroundView == nil ? 0 : 1)
        tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
        return cell
    }

    private func show(_ cell: UITableViewCell, at path: IndexPath, in layout: TableLayout) {
        let frame = layout.row(at: path)
        cell.bounds.size = frame.size
        cell.center = CGPoint(x: frame.midX + (swipe?.path == path ? swipe?.offset ?? 0 : 0), y: frame.midY)
        let count = layout.sections[path.section].rowCount
        let (isFirst, isLast) = (path.row == 0, path.row == count - 1)
        cell.showsSeparator = separatorStyle != .none && !(isLast && style == .insetGrouped)
        cell.separator.backgroundColor = separatorColor
        cell.tableSeparatorInset = isLast && style == .grouped ? .zero : ownSeparatorInset
        guard style == .insetGrouped else { return }
        var corners: CACornerMask = []
        if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        // Known from iOS 13 to 18: cards have a radius of 10 points.
        cell.layer.cornerRadius = corners.isEmpty ? 0 : 10
        cell.layer.maskedCorners = corners
    }

    func recycle(_ cell: UITableViewCell, at path: IndexPath) {
        cell.removeFromSuperview()
        tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        guard let identifier = cell.reuseIdentifier else { return }
        pool[identifier, default: []].append(cell)
    }

    private func placeHeaders(in layout: TableLayout) {
        for section in layout.sections.indices {
            if let view = headerView(section) { place(view, in: headerFrame(section, layout)) }
            if let view = footerView(section) { place(view, in: layout.footer(section)) }
        }
    }

    /// Known from iOS: the header of a plain section stays at the top until the section's end pushes it away.
    private func headerFrame(_ section: Int, _ layout: TableLayout) -> CGRect {
        var frame = layout.header(section)
        guard style == .plain else { return frame }
        let top = bounds.minY + adjustedContentInset.top
        let last = layout.sections[section].bottom - frame.height
        frame.origin.y = max(frame.minY, min(top, last))
        return frame
    }

    private func place(_ view: UIView, in frame: CGRect) {
        guard frame.maxY > bounds.minY, frame.minY < bounds.maxY else { return view.removeFromSuperview() }
        view.frame = frame
        if view.superview !== self { addSubview(view) }
    }

    private func placeExtras(in layout: TableLayout) {
        tableHeaderView?.frame = CGRect(x: 0, y: 0, width: layout.width, height: layout.tableHeader)
        tableFooterView?.frame = CGRect(
            x: 0, y: layout.height - layout.tableFooter, width: layout.width, height: layout.tableFooter)
        backgroundView?.frame = bounds
    }
}
