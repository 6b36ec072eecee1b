import Simulator
import SwiftUI
import TabKit
import Testing

/// What happens when the selection, the list and the user meet in one moment.
@MainActor @Suite("SwiftUI's face, moments that meet") struct FaceLawTests {
    private let model = TabsModel(["a", "b", "c", "d"])

    private func show(_ view: some View) throws -> (Simulator, TabsController) {
        let phone = Simulator()
        let controller = UIHostingController(rootView: view)
        phone.show(controller)
        return (phone, try #require(controller.tabs))
    }

    /// Tabs of which some are disabled, and which can be kept from being swiped.
    private struct Switches: View {
        let model: TabsModel
        var disabled: () -> Set<String> = { [] }
        var swipes: () -> Bool = { true }

        var body: some View {
            let off = disabled()
            TabPages(selection: model.binding) {
                for tab in model.tabs {
                    TabPage(tab.uppercased(), value: tab) { CountingPage(name: tab, model: model) }
                        .disabled(off.contains(tab))
                }
            }
            .tabSwipeDisabled(!swipes())
        }
    }

    @Test func aSwipeThatIsForbiddenUnderTheFingerWritesAfterTheUpdate() async throws {
        struct Watch: View {
            let model: TabsModel
            var body: some View {
                // As long as the count is even.
                Switches(model: model, swipes: { model.count.isMultiple(of: 2) })
            }
        }
        let (phone, tabs) = try show(Watch(model: model))
        phone.touchDown(at: CGPoint(x: 380, y: 400))
        phone.touchMove(to: CGPoint(x: 80, y: 400), over: 0.3)
        model.count = 1
        phone.advance(0)
        phone.touchUp()
        try phone.settle()
        #expect(!tabs.pager.isSwipeEnabled)
        #expect(tabs.selected == AnyHashable("b"))
        #expect(tabs.pager.position == 1)
        #expect(model.writes.isEmpty)
        for _ in 0..<20 { await Task.yield() }
        #expect(model.writes == ["b"])
        phone.advance(0)
        #expect(tabs.selected == AnyHashable("b"))
    }

    @Test func codeThatWritesMeanwhileWins() async throws {
        struct Watch: View {
            let model: TabsModel
            var body: some View { Switches(model: model, swipes: { model.count.isMultiple(of: 2) }) }
        }
        let (phone, tabs) = try show(Watch(model: model))
        phone.touchDown(at: CGPoint(x: 380, y: 400))
        phone.touchMove(to: CGPoint(x: 80, y: 400), over: 0.3)
        model.count = 1
        model.selection = "d"
        phone.advance(0)
        try phone.settle()
        for _ in 0..<20 { await Task.yield() }
        #expect(model.writes.isEmpty)
        #expect(tabs.selected == AnyHashable("d"))
        #expect(model.selection == "d")
    }

    @Test func theSelectedTabIsDisabledAndAnotherSelectedWithoutAThirdPage() throws {
        struct Watch: View {
            let model: TabsModel
            var body: some View { Switches(model: model, disabled: { model.count > 0 ? ["b"] : [] }) }
        }
        model.selection = "b"
        let (phone, tabs) = try show(Watch(model: model))
        model.count = 1
        model.selection = "d"
        phone.advance(0)
        #expect(tabs.selected == AnyHashable("d"))
        #expect(model.bodies["c"] == nil)
        #expect(tabs.items.map(\.isEnabled) == [true, false, true, true])
        #expect(model.writes.isEmpty)
    }

    @Test(arguments: [true, false]) func theSelectedTabGoesAndPagesMoveTheWayTheTabsWere(isForward: Bool) throws {
        model.selection = "c"
        let (phone, tabs) = try show(BoundTabs(model: model))
        withAnimation {
            model.tabs = ["a", "b", "d"]
            model.selection = isForward ? "d" : "b"
        }
        phone.advance(0.1)
        let page = try #require(tabs.selectedViewController?.view)
        let x = page.convert(page.bounds, to: nil).minX
        #expect(isForward ? x > 0 : x < 0, "the page comes in from \(x)")
        try phone.settle()
        #expect(tabs.items.count == 3)
        #expect(page.convert(page.bounds, to: nil).minX == 0)
        #expect(model.writes.isEmpty)
    }

    @Test func aBindingThatSendsToATabThatIsJustComingIsFollowed() throws {
        let (phone, tabs) = try show(BoundTabs(model: model))
        model.accepts = { [model] value in
            guard value == "b" else { return true }
            model.tabs.append("new")
            model.selection = "new"
            return false
        }
        try phone.tap(label: "B")
        try phone.settle()
        #expect(tabs.selected == AnyHashable("new"))
        #expect(model.selection == "new")
        #expect(model.writes == ["b"])
    }

    @Test func aBindingThatSendsToNoTabIsLeftAloneUntilItComes() throws {
        let (phone, tabs) = try show(BoundTabs(model: model))
        model.accepts = { [model] value in
            if value == "b" { model.selection = "later" }
            return value != "b"
        }
        try phone.tap(label: "B")
        try phone.settle()
        #expect(tabs.selected == AnyHashable("b"))
        #expect(model.selection == "later")
        model.tabs.insert("later", at: 0)
        phone.advance(0)
        #expect(tabs.selected == AnyHashable("later"))
        #expect(model.writes == ["b"])
    }

    @Test func aRepeatedValueIsReportedOnceAndTheFirstIsKept() throws {
        var faults: [String] = []
        let handler = TabFaults.handler
        TabFaults.handler = { faults.append($0) }
        defer { TabFaults.handler = handler }
        let (phone, tabs) = try show(BoundTabs(model: model))
        model.tabs = ["a", "b", "a"]
        model.selection = "b"
        phone.advance(0)
        #expect(tabs.items.map(\.id) == ["a", "b"].map { AnyHashable($0) })
        #expect(faults.count == 1)
        #expect(tabs.selected == AnyHashable("b"))
    }

    @Test func noTabsAtAll() throws {
        let (phone, tabs) = try show(TabPages<Int> {})
        phone.swipe(.left)
        phone.rotate(to: .landscapeLeft)
        try phone.settle()
        #expect(tabs.items.isEmpty && tabs.selected == nil)
    }

    @Test func theFingersPageIsTakenByCodeAndTheListAtOnce() throws {
        let (phone, tabs) = try show(BoundTabs(model: model))
        phone.touchDown(at: CGPoint(x: 350, y: 400))
        phone.touchMove(to: CGPoint(x: 60, y: 400), over: 0.3)
        model.tabs = ["d", "c"]
        model.selection = "c"
        phone.advance(0.1)
        phone.touchMove(to: CGPoint(x: 300, y: 400), over: 0.1)
        phone.touchUp()
        try phone.settle()
        #expect(tabs.selected == AnyHashable("c"))
        #expect(tabs.pager.position == 1)
        #expect(model.writes.isEmpty)
    }

    @Test func twoWritesInOneTurnAndOneDuringAFarJump() throws {
        let (phone, tabs) = try show(BoundTabs(model: model))
        withAnimation { model.selection = "b" }
        withAnimation { model.selection = "d" }
        phone.advance(0.1)
        #expect(tabs.selected == AnyHashable("d"))
        #expect(0 < tabs.pager.position && tabs.pager.position < 3)
        withAnimation { model.selection = "a" }
        phone.advance(0.05)
        model.selection = "c"
        phone.advance(0)
        #expect(tabs.pager.position == 2)
        try phone.settle()
        #expect(tabs.pager.position == 2)
        #expect(model.writes.isEmpty)
    }

    @Test func animationsThatAreDisabledDoNotMovePages() throws {
        let (phone, tabs) = try show(BoundTabs(model: model))
        var transaction = Transaction(animation: .default)
        transaction.disablesAnimations = true
        withTransaction(transaction) { model.selection = "b" }
        phone.advance(0)
        #expect(tabs.pager.position == 1)
        withAnimation(nil) { model.selection = "d" }
        phone.advance(0)
        #expect(tabs.pager.position == 3)
    }

    @Test func aTabThatGoesAndComesBackUnderACoverLooksAsItIsNow() throws {
        struct Watch: View {
            let model: TabsModel
            var body: some View { Switches(model: model, disabled: { model.count == 1 ? ["b"] : [] }) }
        }
        let (phone, tabs) = try show(Watch(model: model))
        phone.cover()
        model.count = 1
        phone.advance(0)
        model.tabs = ["a", "c"]
        phone.advance(0)
        model.count = 2
        model.tabs = ["a", "b", "c"]
        phone.advance(0)
        phone.dismiss()
        try phone.tap(label: "B")
        try phone.settle()
        #expect(tabs.selected == AnyHashable("b"))
        #expect(model.writes == ["b"])
    }

    @Test func codeSelectsWhatIsDisabledAndItWaits() throws {
        struct Watch: View {
            let model: TabsModel
            var body: some View { Switches(model: model, disabled: { model.count == 0 ? ["c"] : [] }) }
        }
        let (phone, tabs) = try show(Watch(model: model))
        model.selection = "c"
        phone.advance(0)
        #expect(tabs.selected == AnyHashable("a"))
        model.count = 1
        phone.advance(0)
        #expect(tabs.selected == AnyHashable("c"))
        #expect(model.writes.isEmpty)
    }
}
