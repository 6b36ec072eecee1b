extension UITableView {
    func makeSwipeRecognizer() -> UIPanGestureRecognizer {
        let recognizer = UIPanGestureRecognizer()
        recognizer.addHandler { [weak self] in self?.swipeDidChange($0) }
        return recognizer
    }

    /// A swipe is for the rows only where it is level, and where the row has actions on that side.
    func swipeShouldBegin() -> Bool {
        let velocity = swipeRecognizer.velocity(in: self)
        guard abs(velocity.x) > abs(velocity.y) else { return false }
        let point = swipeRecognizer.location(in: self)
        guard let path = indexPathForRow(at: point) else { return false }
        if swipe?.path == path { return true }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        guard isMirrored ? velocity.x > 0 : velocity.x < 0 else { return false }
        return actions(at: path) != nil
    }

    private func actions(at path: IndexPath) -> UISwipeActionsConfiguration? {
        let configuration = tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
        return configuration?.actions.isEmpty == false ? configuration : nil
    }

    private func swipeDidChange(_ recognizer: UIGestureRecognizer) {
        switch recognizer.state {
        case .began: beginSwipe()
        case .changed: moveSwipe(by: swipeRecognizer.translation(in: self).x)
        case .ended: endSwipe(velocity: swipeRecognizer.velocity(in: self).x)
        case .cancelled: closeSwipe(animated: true)
        default: break
        }
    }

    private func beginSwipe() {
        guard let path = indexPathForRow(at: swipeRecognizer.location(in: self)) else { return }
        touchDidCancel()
        if swipe?.path != path {
            closeSwipe(animated: true)
            guard let configuration = actions(at: path) else { return }
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            let new = TableSwipe(path: path, configuration: configuration, rightToLeft: isMirrored)
            for button in new.buttons {
                let action = button.action
                button.addAction(
                    UIAction { [weak self] _ in self?.perform(action, of: new) }, for: .touchUpInside)
                insertSubview(button, at: 0)
            }
            swipe = new
        }
        swipe?.start = swipe?.offset ?? 0
        moveSwipe(by: swipeRecognizer.translation(in: self).x)
    }

    private func moveSwipe(by translation: CGFloat) {
        guard let swipe else { return }
        let wanted = (swipe.start + translation) * swipe.direction
        let open = swipe.openWidth
        // Beyond the actions the row resists, unless it goes all the way.
        let full = swipe.configuration.performsFirstActionWithFullSwipe
        let shown = wanted <= open || full ? max(0, wanted) : open + (wanted - open) * 0.3
        place(swipe, at: shown * swipe.direction)
    }

    private func place(_ swipe: TableSwipe, at offset: CGFloat) {
        swipe.offset = offset
        let row = rectForRow(at: swipe.path)
        cells[swipe.path]?.center = CGPoint(x: row.midX + offset, y: row.midY)
        let shown = abs(offset)
        let open = max(swipe.openWidth, 1)
        // The outermost action is the first, and each keeps its share of what is uncovered.
        var edge: CGFloat = 0
        for button in swipe.buttons {
            let width = shown * button.naturalWidth / open
            let x = swipe.direction < 0 ? row.maxX - edge - width : row.minX + edge
            button.frame = CGRect(x: x, y: row.minY, width: width, height: row.height)
            edge += width
        }
    }

    private func endSwipe(velocity: CGFloat) {
        guard let swipe else { return }
        let shown = swipe.offset * swipe.direction
        let row = rectForRow(at: swipe.path)
        if swipe.configuration.performsFirstActionWithFullSwipe, shown > row.width * 0.6,
            let first = swipe.configuration.actions.first
        {
            return perform(first, of: swipe)
        }
        let outward = velocity * swipe.direction
        let opens = abs(outward) > 300 ? outward > 0 : shown > swipe.openWidth / 2
        guard opens else { return closeSwipe(animated: true) }
        UIView.animate(withDuration: 0.3) { self.place(swipe, at: swipe.openWidth * swipe.direction) }
    }

    private func perform(_ action: UIContextualAction, of swipe: TableSwipe) {
        action.handler(action, cells[swipe.path] ?? self) { [weak self] _ in self?.closeSwipe(animated: true) }
    }

    /// Covers the actions again.
    func closeSwipe(animated: Bool) {
        guard let swipe else { return }
        let close = { self.place(swipe, at: 0) }
        let clean = { for button in swipe.buttons { button.removeFromSuperview() } }
        self.swipe = nil
        guard animated else {
            close()
            return clean()
        }
        UIView.animate(withDuration: 0.3, animations: close) { _ in clean() }
    }
}
