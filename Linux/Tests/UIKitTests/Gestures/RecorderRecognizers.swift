@testable import UIKit

/// What recognizers of one test did, in order.
@MainActor final class GestureLog {
    var lines: [String] = []
}

/// A pan that is heard as code shared with iOS does it: by overriding `state`.
final class RecordingPan: UIPanGestureRecognizer {
    let log: GestureLog

    init(_ name: String, _ log: GestureLog) {
        self.log = log
        super.init()
        self.name = name
    }

    override var state: State {
        didSet { if state != oldValue { log.lines.append("\(name ?? "") \(state)") } }
    }
}

/// A delegate that answers as it is told and writes down the questions.
@MainActor final class GestureJudge: UIGestureRecognizerDelegate {
    let log: GestureLog
    var receives = true
    var begins = true
    var simultaneous = false
    var requiresFailure: UIGestureRecognizer?
    var requiredToFailBy: UIGestureRecognizer?

    init(_ log: GestureLog) {
        self.log = log
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        log.lines.append("receive event?")
        return true
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        log.lines.append("receive touch?")
        return receives
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        log.lines.append("begin?")
        return begins
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        log.lines.append("require failure?")
        return otherGestureRecognizer === requiresFailure
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        log.lines.append("be required?")
        return otherGestureRecognizer === requiredToFailBy
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        log.lines.append("simultaneous?")
        return simultaneous
    }
}
