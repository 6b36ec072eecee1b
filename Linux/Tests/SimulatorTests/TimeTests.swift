import Simulator
import Testing

@MainActor
struct TimeTests {
    @Test func settleWaitsForAnimations() throws {
        let phone = Simulator()
        let box = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
        phone.show(controller(box))
        var ended = false
        UIView.animate(withDuration: 0.5) {
            box.frame.origin.x = 200
        } completion: { _ in
            ended = true
        }
        #expect(!phone.isIdle)
        try phone.settle()
        #expect(ended)
        #expect(phone.isIdle)
        #expect(phone.now >= 0.5 && phone.now < 0.6)
    }

    @Test func settleNamesWhatNeverRests() {
        let phone = Simulator()
        let root = controller()
        phone.show(root)
        let link = UIUpdateLink(view: root.view)
        link.requiresContinuousUpdates = true
        link.addAction { _, _ in }
        link.isEnabled = true
        do {
            try phone.settle(limit: 1)
            Issue.record("a link that never ends let the phone settle")
        } catch {
            guard case SimulatorError.stillMoving(let what, let limit) = error else {
                Issue.record("\(error)")
                return
            }
            #expect(limit == 1)
            #expect(what.contains { $0.contains("UIUpdateLink") }, "\(what)")
            #expect(phone.now == 1)
        }
        link.isEnabled = false
    }
}
