import Testing
import UIKit

@testable import Simulator

struct InboxTests {
    private func names(_ events: [InputEvent]) -> [String] {
        events.map { event in
            switch event {
            case .down(let finger, let point): "down\(finger) \(Int(point.x))"
            case .move(let finger, let point): "move\(finger) \(Int(point.x))"
            case .up(let finger): "up\(finger)"
            case .cancel(let finger): "cancel\(finger)"
            case .scroll: "scroll"
            case .key: "key"
            }
        }
    }

    @Test func movementsWithinAFrameBecomeOne() {
        var inbox = Inbox()
        inbox.add(.move(finger: 1, CGPoint(x: 1, y: 0)))
        inbox.add(.move(finger: 2, CGPoint(x: 5, y: 0)))
        inbox.add(.move(finger: 1, CGPoint(x: 2, y: 0)))
        inbox.add(.up(finger: 1))
        inbox.add(.move(finger: 2, CGPoint(x: 6, y: 0)))
        #expect(names(inbox.takeFrame()) == ["move1 2", "move2 6", "up1"])
        #expect(inbox.isEmpty)
        #expect(inbox.takeFrame().isEmpty)
    }

    @Test func aFingerThatLandsMovesInTheNextFrame() {
        var inbox = Inbox()
        inbox.add(.key(.keyboardA, []))
        inbox.add(.down(finger: 1, CGPoint(x: 0, y: 0)))
        inbox.add(.scroll(at: .zero, by: .zero, .step))
        inbox.add(.move(finger: 1, CGPoint(x: 9, y: 0)))
        inbox.add(.up(finger: 1))
        inbox.add(.down(finger: 1, CGPoint(x: 7, y: 0)))
        inbox.add(.up(finger: 1))
        #expect(names(inbox.takeFrame()) == ["key", "down1 0", "scroll"])
        #expect(names(inbox.takeFrame()) == ["move1 9", "up1", "down1 7"])
        #expect(names(inbox.takeFrame()) == ["up1"])
    }
}

struct WindowClockTests {
    @Test func afterAPauseMovementsGoOnWhereTheyWere() {
        var clock = WindowClock(display: 100, app: 2)
        #expect(clock.time(at: 100.1, current: 2, isMoving: true).rounded(3) == 2.1)
        // Three seconds without a frame: one frame has passed for what moves.
        #expect(clock.time(at: 103.1, current: 2.1, isMoving: true).rounded(3) == 2.117)
        #expect(clock.time(at: 103.2, current: 2.117, isMoving: true).rounded(3) == 2.217)
        // At rest the time that nobody looked at has passed, and it never runs backwards.
        #expect(clock.time(at: 113.2, current: 2.217, isMoving: false).rounded(3) == 12.217)
        #expect(clock.time(at: 113.1, current: 12.217, isMoving: true) == 12.217)
    }
}

extension Double {
    fileprivate func rounded(_ digits: Int) -> Double {
        let unit = pow(10, Double(digits))
        return (self * unit).rounded() / unit
    }
}
