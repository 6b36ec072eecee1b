import Simulator
import Testing

@MainActor
struct ControllerTests {
    @Test func showLaysOutAndAppears() {
        let phone = Simulator(.iPhone15)
        let root = LogController()
        phone.show(root)
        #expect(root.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        #expect(root.log == ["willAppear", "didAppear"])
        #expect(UIScreen.main.bounds.size == phone.phone.size)
        phone.hide()
        #expect(root.log == ["willAppear", "didAppear", "willDisappear", "didDisappear"])
        #expect(phone.controller == nil)
    }

    @Test func coverAndUncover() {
        let phone = Simulator()
        let root = LogController()
        phone.show(root)
        phone.cover()
        #expect(phone.frontController !== root)
        #expect(root.log.suffix(2) == ["willDisappear", "didDisappear"])
        phone.dismiss()
        #expect(phone.frontController === root)
        #expect(root.log.suffix(2) == ["willAppear", "didAppear"])
        phone.dismiss()
        #expect(phone.frontController === root)
    }

    @Test func memoryWarningReachesTheControllers() {
        let phone = Simulator()
        let root = LogController()
        phone.show(root)
        phone.memoryWarning()
        #expect(root.log.last == "memoryWarning")
    }

    @Test func eachCallMakesItsPhoneCurrent() {
        let small = Simulator(.iPhoneSE)
        let large = Simulator(.iPhone16ProMax)
        #expect(UIScreen.main.bounds.height == 956)
        small.advance(0)
        #expect(UIScreen.main.bounds.height == 667)
        large.advance(1)
        #expect(UIScreen.main.bounds.height == 956)
        #expect(small.now == 0)
        #expect(large.now == 1)
    }
}
