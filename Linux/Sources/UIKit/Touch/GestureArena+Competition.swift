// Who may act: recognizers wait for each other, exclude each other, or act side by side.
extension GestureArena {
    /// A recognizer has seen what it looks for. It becomes `state`, waits for others to fail, or fails itself.
    func recognize(_ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State) {
        guard recognizer.mayBegin() else { return fail(recognizer) }
        recognizer.pendingState = state
        resolve(recognizer)
    }

    private func resolve(_ recognizer: UIGestureRecognizer) {
        guard let state = recognizer.pendingState else { return }
        let rivals = self.rivals(of: recognizer)
        let required = involved.filter { $0 !== recognizer && recognizer.waits(for: $0, among: rivals) }
        if required.contains(where: \.hasRecognized) { return fail(recognizer) }
        if required.contains(where: \.isUndecided) { return }
        if rivals.contains(where: { $0.hasRecognized && $0.excludes(recognizer) }) {
            return fail(recognizer)
        }
        recognizer.approve(state)
        if recognizer.cancelsTouchesInView { claimed += recognizer.touches }
        for rival in rivals where rival.isUndecided && recognizer.excludes(rival) { rival.state = .failed }
        reconsider()
    }

    private func fail(_ recognizer: UIGestureRecognizer) {
        recognizer.approve(.failed)
        reconsider()
    }

    /// Looks again at the recognizers that wait for others, after one was decided.
    func reconsider() {
        for recognizer in involved where recognizer.pendingState != nil { resolve(recognizer) }
    }

    func enqueueAction(of recognizer: UIGestureRecognizer) {
        if !acting.contains(recognizer) { acting.append(recognizer) }
    }

    func involve(_ recognizer: UIGestureRecognizer) {
        if !involved.contains(recognizer) { involved.append(recognizer) }
    }

    private func rivals(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
        involved.filter { other in
            other !== recognizer && other.touches.contains { recognizer.touches.contains($0) }
        }
    }
}
