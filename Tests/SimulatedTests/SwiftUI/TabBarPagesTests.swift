import Simulator
import SwiftUI
import TabKit
import Testing

/// A bar and a strip alone, bound as the tabs over pages are.
@MainActor @Suite("TabBarPages and TabStripView") struct TabBarPagesTests {
    private let model = TabsModel()

    private struct BoundBar: View {
        let model: TabsModel

        var body: some View {
            TabBarPages(selection: model.binding) {
                for tab in model.tabs {
                    TabPage(tab.uppercased(), systemImage: "star", value: tab) { CountingPage(name: tab, model: model) }
                }
                TabPage("Add", systemImage: "plus", value: "add").action { model.count += 1 }
            }
        }
    }

    private struct BoundStrip: View {
        let model: TabsModel

        var body: some View {
            VStack {
                TabStripView(selection: model.binding) {
                    for tab in model.tabs { TabPage(tab.uppercased(), value: tab) }
                }
                Text("shows \(model.selection)")
            }
        }
    }

    private func labels(_ phone: Simulator) -> [String] { phone.accessibilityTree.flatMap(\.labels) }

    @Test func aBarWritesOnceAndFollowsCode() throws {
        let phone = Simulator()
        let controller = UIHostingController(rootView: BoundBar(model: model))
        phone.show(controller)
        let bar = try #require(controller.bar)
        #expect(bar.selected == AnyHashable("a"))
        try phone.tap(label: "C")
        try phone.settle()
        #expect(model.writes == ["c"])
        #expect(labels(phone).contains("page c"))
        model.selection = "b"
        phone.advance(0)
        #expect(bar.selected == AnyHashable("b"))
        #expect(labels(phone).contains("page b"))
        try phone.tap(label: "Add")
        try phone.settle()
        #expect(model.count == 1)
        #expect(bar.selected == AnyHashable("b"))
        #expect(labels(phone).contains("count 1"))
        #expect(model.writes == ["c"])
    }

    @Test func aPageEndsAboveTheBar() throws {
        let phone = Simulator()
        phone.show(
            UIHostingController(
                rootView: TabBarPages {
                    TabPage("A", value: 0) { Text("end").frame(maxHeight: .infinity, alignment: .bottom) }
                }))
        let end = try #require(phone.accessibilityTree.flatMap(\.elements).first { $0.label == "end" })
        #expect(abs(end.frame.maxY - (852 - 34 - 49)) < 0.01)
    }

    @Test func aChangeOfTheStyleStartsFromThatOfABar() throws {
        let phone = Simulator()
        let controller = UIHostingController(rootView: BoundBar(model: model).tabIndicatorColor(.orange))
        phone.show(controller)
        let style = try #require(controller.bar?.strip.style)
        var wanted = TabStripStyle.bar
        wanted.indicator.color = .systemOrange
        #expect(style == wanted)
    }

    @Test func aStripMayHaveNoSelection() throws {
        struct Strip: View {
            @State private var day: String?
            var body: some View {
                VStack {
                    TabStripView(selection: $day) { for name in ["Mon", "Tue"] { TabPage(name, value: name) } }
                    Text("day \(day ?? "none")")
                }
            }
        }
        let phone = Simulator()
        phone.show(UIHostingController(rootView: Strip()))
        #expect(labels(phone) == ["Mon", "Tue", "day none"])
        try phone.tap(label: "Tue")
        try phone.settle()
        #expect(labels(phone).last == "day Tue")
    }

    @Test func tabsOfABarComeAndGo() throws {
        let phone = Simulator()
        let controller = UIHostingController(rootView: BoundBar(model: model))
        phone.show(controller)
        let bar = try #require(controller.bar)
        model.tabs = ["x", "a"]
        phone.advance(0)
        #expect(bar.selected == AnyHashable("a"))
        model.tabs = ["x"]
        phone.advance(0)
        #expect(bar.selected == AnyHashable("x"))
        model.tabs = ["a", "x"]
        phone.advance(0)
        #expect(bar.selected == AnyHashable("a"))
        #expect(model.writes.isEmpty)
    }

    @Test func aStripAloneIsBound() throws {
        let phone = Simulator()
        phone.show(UIHostingController(rootView: BoundStrip(model: model)))
        #expect(labels(phone) == ["A", "B", "C", "shows a"])
        try phone.tap(label: "B")
        try phone.settle()
        #expect(model.writes == ["b"])
        #expect(labels(phone).last == "shows b")
        withAnimation { model.selection = "c" }
        try phone.settle()
        let selected = phone.accessibilityTree.flatMap(\.elements).filter { $0.traits.contains("selected") }
        #expect(selected.map(\.label) == ["C"])
        #expect(model.writes == ["b"])
    }

    @Test func aStripIsAsHighAsItsStyle() throws {
        let phone = Simulator()
        phone.show(
            UIHostingController(
                rootView: VStack(spacing: 0) {
                    Color.red.frame(height: 100)
                    TabStripView([TabPage("A", value: 0)], selection: .constant(0)).tabStripStyle { $0.height = 61 }
                    Color.blue
                }))
        let strip = try #require(phone.accessibilityTree.first { $0.traits.contains("tabBar") })
        #expect(strip.frame == CGRect(x: 0, y: 159, width: 393, height: 61))
    }
}
