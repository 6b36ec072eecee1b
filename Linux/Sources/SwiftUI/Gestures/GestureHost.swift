/// Recognizes gestures where its content shows something.
final class GestureHost: HostView, UIGestureRecognizerDelegate {
    private(set) var recognizers: [UIGestureRecognizer] = []
    private var plans: [GesturePlan] = []
    private var priority = GesturePriority.normal

    /// Recognizers stay while what they look for is the same, also in the middle of a gesture.
    func attach(_ new: [GesturePlan], _ priority: GesturePriority) {
        self.priority = priority
        let isSame = new.map(\.kind) == plans.map(\.kind)
        plans = new
        guard !isSame else { return }
        for recognizer in recognizers { removeGestureRecognizer(recognizer) }
        recognizers = new.indices.map { index in
            let recognizer = makeRecognizer(new[index].kind, index)
            recognizer.delegate = self
            addGestureRecognizer(recognizer)
            return recognizer
        }
    }

    private func tell(_ index: Int, _ event: GestureEvent) {
        if plans.indices.contains(index) { plans[index].handle(event) }
    }

    private func makeRecognizer(_ kind: GesturePlan.Kind, _ index: Int) -> UIGestureRecognizer {
        switch kind {
        case .tap(let count):
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = count
            tap.addHandler { [weak self] tap in
                guard let self, tap.state == .ended else { return }
                self.tell(index, .ended(sample(tap)))
            }
            return tap
        case .press(let duration, let distance):
            let press = PressRecognizer()
            press.minimumPressDuration = duration
            press.allowableMovement = distance
            press.didTouch = { [weak self, weak press] in
                guard let self, let press else { return }
                self.tell(index, .changed(sample(press)))
            }
            press.didGo = { [weak self] in self?.tell(index, .cancelled) }
            press.addHandler { [weak self] press in
                guard let self, press.state == .began else { return }
                self.tell(index, .ended(sample(press)))
            }
            return press
        case .drag(let distance):
            let drag = DragRecognizer()
            drag.minimumDistance = distance
            drag.addHandler { [weak self, weak drag] _ in
                guard let self, let drag else { return }
                switch drag.state {
                case .began, .changed: self.tell(index, .changed(sample(drag)))
                case .ended: self.tell(index, .ended(sample(drag)))
                case .cancelled: self.tell(index, .cancelled)
                default: break
                }
            }
            return drag
        }
    }

    private func sample(_ recognizer: UIGestureRecognizer) -> GestureSample {
        if let drag = recognizer as? DragRecognizer {
            return GestureSample(
                host: self, start: drag.start, location: drag.place, velocity: drag.velocity, time: drag.time)
        }
        let place = recognizer.location(in: nil)
        return GestureSample(host: self, start: place, location: place, velocity: .zero, time: CACurrentMediaTime())
    }

    // MARK: Where

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        return super.hitTest(point, with: event) ?? (shows(at: point) ? self : nil)
    }

    // MARK: Among others

    /// A control in the view takes its touches for itself, as a button in SwiftUI does.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard priority == .normal, gestureRecognizer is UITapGestureRecognizer else { return true }
        let inner = sequence(first: touch.view, next: { $0?.superview }).prefix { $0 !== self }
        return !inner.contains { $0 is UIControl }
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        // The parts of one gesture go together.
        priority == .simultaneous || otherGestureRecognizer.view === self
    }

    /// One tap waits for two in the same place to fail.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let tap = gestureRecognizer as? UITapGestureRecognizer,
            let other = otherGestureRecognizer as? UITapGestureRecognizer, other.view is GestureHost
        else { return false }
        return priority != .simultaneous && other.numberOfTapsRequired > tap.numberOfTapsRequired
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard priority == .high, let other = otherGestureRecognizer.view, other !== self else { return false }
        return other.isDescendant(of: self)
    }
}

extension UIView {
    /// Whether something is drawn at a point, for gestures: touches needn't be meant for it.
    fileprivate func shows(at point: CGPoint) -> Bool {
        subviews.contains { view in
            guard !view.isHidden, view.alpha >= 0.01 else { return false }
            let inner = convert(point, to: view)
            if let area = view as? ContentShapeView { return area.covers(inner) }
            if view is HostView { return view.shows(at: inner) }
            return view.bounds.contains(inner)
        }
    }
}
