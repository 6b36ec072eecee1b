extension UITableView {
    // MARK: By code

    public var indexPathForSelectedRow: IndexPath? { selection.min() }

    public var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.sorted() }

    /// Selects a row without telling the delegate.
    public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else {
            for path in selection { deselectRow(at: path, animated: animated) }
            return
        }
        if !allowsMultipleSelection {
            for path in selection where path != indexPath { deselectRow(at: path, animated: animated) }
        }
        selection.insert(indexPath)
        cells[indexPath]?.setSelected(true, animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects a row without telling the delegate.
    public func deselectRow(at indexPath: IndexPath, animated: Bool) {
        guard selection.remove(indexPath) != nil else { return }
        cells[indexPath]?.setSelected(false, animated: animated)
    }

    // MARK: By touch

    func touchDidBegin(at point: CGPoint) {
        if swipe != nil { return closeSwipe(animated: true) }
        guard allowsSelection, let path = indexPathForRow(at: point),
            tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
        else { return }
        touchedRow = path
        cells[path]?.setHighlighted(true, animated: false)
        tableDelegate?.tableView(self, didHighlightRowAt: path)
    }

    func touchDidMove(to point: CGPoint) {
        guard let touchedRow, !rectForRow(at: touchedRow).insetBy(dx: -20, dy: -20).contains(point) else { return }
        touchDidCancel()
    }

    func touchDidCancel() {
        guard let path = touchedRow else { return }
        touchedRow = nil
        cells[path]?.setHighlighted(false, animated: false)
        tableDelegate?.tableView(self, didUnhighlightRowAt: path)
    }

    private func deselectAsUser(_ path: IndexPath) {
        let answer = tableDelegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
        guard let leaving = answer else { return }
        deselectRow(at: leaving, animated: false)
        tableDelegate?.tableView(self, didDeselectRowAt: leaving)
    }

    /// Order known from iOS: the highlight goes, then will and did select, after the old row's will and did deselect.
    func touchDidEnd() {
        guard let path = touchedRow else { return }
        let wasSelected = selection.contains(path)
        if wasSelected, allowsMultipleSelection {
            touchDidCancel()
            return deselectAsUser(path)
        }
        let answer = tableDelegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
        guard let chosen = answer else { return touchDidCancel() }
        if !allowsMultipleSelection {
            for old in selection where old != chosen {
                deselectAsUser(old)
            }
        }
        selection.insert(chosen)
        cells[chosen]?.setSelected(true, animated: false)
        touchDidCancel()
        tableDelegate?.tableView(self, didSelectRowAt: chosen)
    }
}
