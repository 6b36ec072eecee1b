extension UIView {
    /// The recognizers of the view, in the order in which they were added.
    public var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizers.isEmpty ? nil : recognizers }
        set {
            let new = newValue ?? []
            for recognizer in recognizers where !new.contains(recognizer) { removeGestureRecognizer(recognizer) }
            for recognizer in new where !recognizers.contains(recognizer) { addGestureRecognizer(recognizer) }
        }
    }

    /// Adds a recognizer, taking it from the view that had it.
    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        recognizers.append(gestureRecognizer)
        gestureRecognizer.view = self
    }

    /// Removes a recognizer; a gesture under way is cancelled.
    public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        gestureRecognizer.abandon()
        recognizers.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.view = nil
    }

    /// The nearest scroll view around this view.
    var enclosingScrollView: UIScrollView? {
        sequence(first: self, next: \.superview).dropFirst().lazy.compactMap { $0 as? UIScrollView }.first
    }
}
