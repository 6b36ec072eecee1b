extension UINavigationController {
    func makePopRecognizer() -> UIScreenEdgePanGestureRecognizer {
        let recognizer = UIScreenEdgePanGestureRecognizer()
        recognizer.edges = traitCollection.layoutDirection == .rightToLeft ? .right : .left
        recognizer.delegate = self
        recognizer.addHandler { [weak self] in self?.popRecognizerDidChange($0) }
        return recognizer
    }

    private func popRecognizerDidChange(_ recognizer: UIGestureRecognizer) {
        guard let pan = recognizer as? UIScreenEdgePanGestureRecognizer else { return }
        let width = max(view.bounds.width, 1)
        let direction: CGFloat = pan.edges == .right ? -1 : 1
        let progress = max(0, min(1, pan.translation(in: view).x * direction / width))
        switch pan.state {
        case .began:
            change(to: viewControllers.dropLast(), animated: true, interactive: true)
            transition?.apply(progress)
        case .changed:
            transition?.apply(progress)
        case .ended:
            let velocity = pan.velocity(in: view).x * direction
            // Known from iOS: a flick decides by its direction, a slow drag by the half.
            let completes = abs(velocity) > 300 ? velocity > 0 : progress > 0.5
            transition?.endInteraction(cancelled: !completes, velocity: velocity / width)
        case .cancelled, .failed:
            transition?.endInteraction(cancelled: true, velocity: 0)
        default:
            break
        }
    }
}
