import Simulator

/// A view that writes down what its finger does and when.
final class FingerView: UIView {
    struct Event: Equatable {
        var what: String
        var point: CGPoint
        var time: TimeInterval
    }

    var events: [Event] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }

    private func note(_ what: String, _ touches: Set<UITouch>) {
        guard let touch = touches.first else { return }
        events.append(Event(what: what, point: touch.location(in: self), time: touch.timestamp))
    }
}

/// A controller that writes down its appearance calls and keys.
final class LogController: UIViewController {
    var log: [String] = []

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log.append("willAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log.append("didAppear")
        becomeFirstResponder()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        log.append("willDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        log.append("didDisappear")
    }

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        log.append("memoryWarning")
    }

    override var canBecomeFirstResponder: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for key in presses.compactMap(\.key) {
            log.append("key \(key.keyCode.rawValue) \(key.modifierFlags.rawValue)")
        }
    }
}

/// A controller whose view holds what a test needs.
@MainActor
func controller(_ views: UIView..., background: UIColor = .systemBackground) -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = background
    views.forEach(controller.view.addSubview)
    return controller
}

/// A list of 60 coloured rows of 60 points with a title each.
@MainActor
func list(in size: CGSize) -> UIScrollView {
    let list = UIScrollView(frame: CGRect(origin: .zero, size: size))
    let colors: [UIColor] = [.systemBlue, .systemGreen, .systemOrange, .systemPink]
    for row in 0..<60 {
        let label = UILabel(frame: CGRect(x: 0, y: CGFloat(row) * 60, width: size.width, height: 60))
        label.text = "Row \(row)"
        label.backgroundColor = colors[row % colors.count]
        list.addSubview(label)
    }
    list.contentSize = CGSize(width: size.width, height: 3600)
    return list
}
