import Simulator
import SwiftUI
import TabKit
import Testing

/// What the pages of SwiftUI tabs are bound to, and what is written back. Cases by their number.
@MainActor @Suite("TabPages") struct TabPagesTests {
    private let model = TabsModel()

    private func show(_ view: some View) throws -> (Simulator, TabsController) {
        let phone = Simulator()
        let controller = UIHostingController(rootView: view)
        phone.show(controller)
        return (phone, try #require(controller.tabs))
    }

    private func labels(_ phone: Simulator) -> [String] { phone.accessibilityTree.flatMap(\.labels) }

    @Test func theSelectedPageIsShownFromTheStart() throws {
        model.selection = "b"
        let (phone, tabs) = try show(BoundTabs(model: model))
        #expect(tabs.selected == AnyHashable("b"))
        #expect(labels(phone) == ["A", "B", "C", "page b", "count 0", "tapped 0"])
        #expect(model.bodies == ["tabs": 1, "b": 1])
        #expect(model.writes.isEmpty)
    }

    // B68
    @Test func aSwipeWritesTheSelectionOnceWhenItChanges() throws {
        let (phone, tabs) = try show(BoundTabs(model: model))
        phone.touchDown(at: CGPoint(x: 350, y: 400))
        phone.touchMove(to: CGPoint(x: 60, y: 400), over: 0.3)
        #expect(model.writes.isEmpty)
        phone.touchUp()
        #expect(model.writes == ["b"])
        try phone.settle()
        #expect(model.writes == ["b"])
        #expect(tabs.pager.position == 1)
    }

    // B68
    @Test func codeWritesWhileASwipeSettlesAndWins() throws {
        let (phone, tabs) = try show(BoundTabs(model: model))
        phone.swipe(.left)
        #expect(model.writes == ["b"])
        #expect(tabs.pager.position < 1)
        withAnimation { model.selection = "c" }
        try phone.settle()
        #expect(model.writes == ["b"])
        #expect(tabs.selected == AnyHashable("c"))
        #expect(tabs.pager.position == 2)
        #expect(model.selection == "c")
    }

    // B68
    @Test func anUpdateInTheMiddleOfASwipeBringsNothingBack() throws {
        let (phone, tabs) = try show(BoundTabs(model: model))
        phone.touchDown(at: CGPoint(x: 350, y: 400))
        phone.touchMove(to: CGPoint(x: 100, y: 400), over: 0.3)
        let position = tabs.pager.position
        model.count += 1
        model.tabs = ["a", "b", "c", "d"]
        phone.advance(0.05)
        #expect(tabs.pager.position == position)
        phone.touchUp()
        try phone.settle()
        #expect(model.writes == ["b"])
        #expect(tabs.selected == AnyHashable("b"))
    }

    @Test func aTapWritesOnceAndReselectingWritesNothing() throws {
        let (phone, _) = try show(
            BoundTabs(model: model).onReselect(String.self) { [model] in model.reselected.append($0) })
        try phone.tap(label: "C")
        try phone.settle()
        try phone.tap(label: "C")
        try phone.settle()
        #expect(model.writes == ["c"])
        #expect(model.reselected == ["c"])
    }

    @Test(arguments: [false, true]) func codeMovesThePagesAnimatedInsideWithAnimationOnly(isAnimated: Bool) throws {
        let (phone, tabs) = try show(BoundTabs(model: model))
        if isAnimated { withAnimation { model.selection = "b" } } else { model.selection = "b" }
        phone.advance(0.1)
        #expect(isAnimated ? 0 < tabs.pager.position && tabs.pager.position < 1 : tabs.pager.position == 1)
        try phone.settle()
        #expect(tabs.pager.position == 1)
        #expect(model.writes.isEmpty)
    }

    // B67
    @Test func withoutABindingTheTabsKeepTheirSelection() throws {
        struct Unbound: View {
            let model: TabsModel
            var body: some View {
                let count = model.count
                TabPages {
                    TabPage("A", value: 0) { Text("page a \(count)") }
                    TabPage("B", value: 1) { Text("page b \(count)") }
                    TabPage("C", value: 2) { Text("page c \(count)") }
                }
            }
        }
        let (phone, tabs) = try show(Unbound(model: model))
        phone.swipe(.left)
        try phone.settle()
        phone.swipe(.left)
        try phone.settle()
        model.count = 7
        phone.rotate(to: .landscapeLeft)
        try phone.settle()
        #expect(tabs.selected == AnyHashable(2))
        #expect(labels(phone) == ["A", "B", "C", "page c 7"])
    }

    @Test func aConstantBindingDoesNotHoldTheTabs() throws {
        model.accepts = { _ in false }
        let (phone, tabs) = try show(BoundTabs(model: model))
        try phone.tap(label: "B")
        try phone.settle()
        model.count += 1
        model.tabs.append("d")
        try phone.settle()
        #expect(tabs.selected == AnyHashable("b"))
        #expect(model.writes == ["b"])
    }

    @Test func aBindingThatSendsElsewhereIsFollowed() throws {
        let (phone, tabs) = try show(BoundTabs(model: model))
        model.accepts = { [model] value in
            if value == "b" { model.selection = "c" }
            return value != "b"
        }
        try phone.tap(label: "B")
        try phone.settle()
        #expect(tabs.selected == AnyHashable("c"))
        #expect(model.writes == ["b"])
    }

    // B69
    @Test func contentFollowsTheModelWithoutAChangeOfPages() throws {
        let (phone, tabs) = try show(BoundTabs(model: model))
        try phone.tap(label: "tapped 0")
        model.count = 1
        phone.advance(0)
        #expect(labels(phone).suffix(3) == ["page a", "count 1", "tapped 1"])
        #expect(tabs.pager.position == 0)
        model.selection = "c"
        phone.advance(0)
        #expect(labels(phone).suffix(3) == ["page c", "count 1", "tapped 0"])
        phone.swipe(.right)
        try phone.settle()
        #expect(model.writes == ["b"])
        try phone.tap(label: "A")
        try phone.settle()
        #expect(labels(phone).suffix(3) == ["page a", "count 1", "tapped 1"])
    }

    // B70
    @Test func aTabThatComesAndGoesInTheMiddleMovesNothing() throws {
        model.tabs = ["a", "c"]
        model.selection = "c"
        let (phone, tabs) = try show(BoundTabs(model: model))
        try phone.tap(label: "tapped 0")
        for (list, index) in [(["a", "b", "c"], 1), (["a", "c"], 1)] {
            model.tabs = list
            phone.advance(0)
            #expect(tabs.items.map(\.id) == list.map { AnyHashable($0) })
            #expect(tabs.selected == AnyHashable("c"))
            #expect(tabs.selectedIndex == (list.count == 3 ? 2 : index))
            #expect(labels(phone).suffix(3) == ["page c", "count 0", "tapped 1"])
        }
        #expect(model.writes.isEmpty)
    }

    // B66
    @Test func aValueWaitsForItsTab() throws {
        model.tabs = []
        model.selection = "c"
        let (phone, tabs) = try show(BoundTabs(model: model))
        #expect(tabs.selected == nil)
        model.tabs = ["a", "b"]
        phone.advance(0)
        #expect(tabs.selected == AnyHashable("a"))
        #expect(model.selection == "c")
        model.tabs = ["a", "b", "c"]
        phone.advance(0)
        #expect(tabs.selected == AnyHashable("c"))
        #expect(tabs.pager.position == 2)
        #expect(model.writes.isEmpty)
    }

    @Test func theTabOfTheSelectionGoesAndComesBack() throws {
        model.selection = "b"
        let (phone, tabs) = try show(BoundTabs(model: model))
        model.tabs = ["a", "c"]
        phone.advance(0)
        #expect(tabs.selected == AnyHashable("c"))
        #expect(model.selection == "b")
        model.tabs = ["a", "b", "c"]
        phone.advance(0)
        #expect(tabs.selected == AnyHashable("b"))
        #expect(model.writes.isEmpty)
    }

    @Test func listAndSelectionChangeInOneStepWithoutAThirdPage() throws {
        model.selection = "b"
        let (phone, tabs) = try show(BoundTabs(model: model))
        model.tabs = ["a", "c", "d"]
        model.selection = "d"
        phone.advance(0)
        #expect(tabs.selected == AnyHashable("d"))
        #expect(tabs.items.count == 3)
        #expect(model.bodies["c"] == nil, "c is the neighbour that would be selected in between")
        #expect(model.writes.isEmpty)
    }

    @Test func theContentOfATabThatIsGoneIsFreed() throws {
        final class Token {}
        struct Holder: View {
            @State private var token: Token
            init(_ token: Token) { _token = State(initialValue: token) }
            var body: some View { Text("held \(ObjectIdentifier(token).hashValue != 0)") }
        }
        struct Some: View {
            let model: TabsModel
            let make: () -> Token
            var body: some View {
                TabPages {
                    TabPage("A", value: "a") { Text("a") }
                    if model.tabs.contains("b") { TabPage("B", value: "b") { Holder(make()) } }
                }
            }
        }
        weak var token: Token?
        let (phone, tabs) = try show(
            Some(model: model) {
                let new = Token()
                token = token ?? new
                return new
            })
        tabs.select("b")
        phone.advance(0)
        #expect(token != nil)
        model.tabs = ["a"]
        try phone.settle()
        #expect(token == nil)
        #expect(tabs.selected == AnyHashable("a"))
    }

    @Test func aSelectionEvaluatesNoBodyButTheNewPages() throws {
        let (phone, _) = try show(BoundTabs(model: model))
        model.bodies = [:]
        model.selection = "b"
        phone.advance(0)
        model.selection = "a"
        phone.advance(0)
        #expect(model.bodies == ["b": 1])
        model.count += 1
        phone.advance(0)
        #expect(model.bodies["a"] == 1)
        #expect(model.bodies["tabs"] == nil)
    }

    @Test func anEmptySelectionShowsNothing() throws {
        struct Sections: View {
            @State private var section: String?
            var body: some View {
                TabPages(selection: $section) {
                    TabPage("A", value: "a") { Button("close a") { section = nil } }
                    TabPage("B", value: "b") { Text("page b") }
                }
            }
        }
        let (phone, tabs) = try show(Sections())
        #expect(tabs.selected == nil)
        try phone.tap(label: "A")
        try phone.settle()
        #expect(tabs.selected == AnyHashable("a"))
        try phone.tap(label: "close a")
        try phone.settle()
        #expect(tabs.selected == nil)
        #expect(labels(phone) == ["A", "B"])
    }
}

extension AccessibilityNode {
    /// What is read out of the node and of what is in it.
    var labels: [String] { (label.map { [$0] } ?? []) + children.flatMap(\.labels) }
}
