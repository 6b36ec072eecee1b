import Simulator
import SwiftUI
import TabKit
import Testing

/// What else the SwiftUI face can do: builder, modifiers, labels, decoration, environment, places to be in.
@MainActor @Suite("TabPages, the rest of the face") struct TabPagesFaceTests {
    private let model = TabsModel()

    private func show(_ view: some View) throws -> (Simulator, TabsController) {
        let phone = Simulator()
        let controller = UIHostingController(rootView: view)
        phone.show(controller)
        return (phone, try #require(controller.tabs))
    }

    @Test func theBuilderTakesEveryStatement() throws {
        struct Everything: View {
            let hasB: Bool
            let optional: TabPage<String>?

            var body: some View {
                TabPages {
                    TabPage("A", value: "a") { Text("a") }
                    if hasB {
                        TabPage("B", value: "b") { Text("b") }
                    } else {
                        TabPage("no B", value: "no b") { Text("no b") }
                    }
                    switch hasB {
                    case true: TabPage("yes", value: "yes") { Text("yes") }
                    case false: TabPage("no", value: "no") { Text("no") }
                    }
                    for name in ["c", "d"] { TabPage(name, value: name) { Text(name) } }
                    ForEach(["e", "f"], id: \.self) { TabPage($0, value: $0) { Text("each") }.badge(1) }
                    optional
                    [TabPage("g", value: "g")]
                }
            }
        }
        let (_, tabs) = try show(Everything(hasB: true, optional: nil))
        #expect(tabs.items.map(\.id) == ["a", "b", "yes", "c", "d", "e", "f", "g"].map { AnyHashable($0) })
        let (_, others) = try show(Everything(hasB: false, optional: TabPage("h", value: "h")))
        #expect(others.items.map(\.id) == ["a", "no b", "no", "c", "d", "e", "f", "h", "g"].map { AnyHashable($0) })
    }

    @Test func modifiersOfAPageMakeItsItem() throws {
        let (phone, tabs) = try show(
            TabPages {
                TabPage("A", systemImage: "star", value: "a") { Text("a") }
                    .badge(3).selectedSystemImage("star.fill").accessibilityLabel("First")
                TabPage("B", value: "b") { Text("b") }.disabled(true).badge(TabBadge.dot)
                TabPage("C", value: "c") { Text("c") }.badge("new").tabItem { $0.width = 200 }
            })
        let items = tabs.items
        #expect(items.map(\.badge) == [.count(3), .dot, .text("new")])
        #expect(items.map(\.isEnabled) == [true, false, true])
        #expect(items[0].selectedImage != nil)
        #expect(items[2].width == 200)
        phone.swipe(.left)
        try phone.settle()
        #expect(tabs.selected == AnyHashable("c"), "a swipe passes over what is disabled")
        try phone.tap(label: "First")
        try phone.settle()
        #expect(tabs.selected == AnyHashable("a"))
    }

    @Test func anActionIsPerformedAndNotSelected() throws {
        var count = 0
        let (phone, tabs) = try show(
            TabPages {
                TabPage("A", value: "a") { Text("a") }
                TabPage("Add", value: "add").action { count += 1 }
            })
        try phone.tap(label: "Add")
        try phone.settle()
        #expect(count == 1)
        #expect(tabs.selected == AnyHashable("a"))
    }

    @Test func aStyleIsInheritedAndChanged() throws {
        let (_, tabs) = try show(
            TabPages { TabPage("A", value: "a") { Text("a") } }
                .tabIndicatorColor(.orange)
                .tabStripStyle { $0.height = 70 }
                .tabStripStyle(.scrollable))
        #expect(tabs.strip.style.mode == .scrollable)
        #expect(tabs.strip.style.height == 70)
        #expect(tabs.strip.style.indicator.color == UIColor.systemOrange)
    }

    @Test func tabsInAPageInheritTheStyleButNotTheBehavior() throws {
        let (_, tabs) = try show(
            TabPages {
                TabPage("A", value: "a") {
                    TabPages { TabPage("X", value: "x") { Text("x") } }
                }
            }
            .tabStripStyle(.scrollable)
            .tabSwipeDisabled()
            .tabStripPlacement(.bottom))
        let inner = try #require(tabs.selectedViewController?.descendant(TabsController.self))
        #expect(!tabs.pager.isSwipeEnabled)
        #expect(tabs.stripPlacement == .bottom)
        #expect(inner.strip.style.mode == .scrollable)
        #expect(inner.pager.isSwipeEnabled)
        #expect(inner.stripPlacement == .top)
    }

    @Test func pagesInheritTheEnvironmentAndItsChanges() throws {
        struct Outer: View {
            @State private var limit = 1
            var body: some View {
                VStack {
                    TabPages { TabPage("A", value: "a") { Inner() } }.lineLimit(limit)
                    Button("more") { limit += 1 }
                }
            }
        }
        struct Inner: View {
            @Environment(\.lineLimit) private var limit
            var body: some View { Text("limit \(limit ?? 0)") }
        }
        let (phone, _) = try show(Outer())
        #expect(phone.accessibilityTree.flatMap(\.labels).contains("limit 1"))
        try phone.tap(label: "more")
        #expect(phone.accessibilityTree.flatMap(\.labels).contains("limit 2"))
    }

    @Test func aLabelHearsHowFarItsTabIsSelected() throws {
        var states: [String: [TabState]] = [:]
        func label(_ name: String, _ state: TabState) -> Text {
            states[name, default: []].append(state)
            return Text(name)
        }
        let (phone, tabs) = try show(
            TabPages {
                for name in ["a", "b"] {
                    TabPage(value: name) {
                        Text("page \(name)")
                    } label: { state in
                        label(name, state)
                    }
                    .accessibilityLabel(name)
                }
            })
        states = [:]
        phone.swipe(.left)
        try phone.settle()
        let heard = try #require(states["b"])
        #expect(heard.map(\.selectedness) == heard.map(\.selectedness).sorted())
        #expect(Set(heard).count == heard.count, "it hears of changes only")
        #expect(heard.count > 5)
        #expect(heard.last == TabState(selectedness: 1, isSelected: true, isEnabled: true))
        #expect(states["a"]?.last == TabState(selectedness: 0, isSelected: false, isEnabled: true))
        #expect(tabs.selected == AnyHashable("b"))
    }

    @Test func aNaturallyWideTabIsAsWideAsItsLabel() throws {
        let (_, tabs) = try show(
            TabPages {
                for width in [40.0, 120] {
                    TabPage(value: width) {
                        EmptyView()
                    } label: { _ in
                        Color.red.frame(width: width, height: 20)
                    }
                }
            }
            .tabStripStyle { style in
                style = .scrollable
                style.padding = 10
            })
        #expect(tabs.strip.frame(of: 40.0)?.width == 60)
        #expect(tabs.strip.frame(of: 120.0)?.width == 140)
    }

    @Test func accessoriesTakeTheirRoomAndTheirTouches() throws {
        var taps = 0
        let (phone, tabs) = try show(
            TabPages {
                for name in ["a", "b"] { TabPage(name, value: name) { Text("page \(name)") } }
            }
            .tabStripAccessory { Button("More") { taps += 1 } }
            .tabIndicator { Color.orange })
        try phone.tap(label: "More")
        #expect(taps == 1)
        let accessory = try #require(tabs.strip.trailingAccessoryView)
        #expect(accessory.frame.maxX == tabs.strip.bounds.width - 8)
        #expect(tabs.strip.contentWidth == accessory.frame.minX - 8)
        #expect(tabs.strip.indicatorView?.bounds.height == 3)
        let narrow = try show(
            TabPages { for index in 0..<12 { TabPage("Tab \(index)", value: index) { EmptyView() } } }
                .tabStripStyle(.scrollable)
                .tabStripAccessory { Text("end").foregroundStyle(.clear) })
        let picture = try #require(narrow.0.screenshot(scale: 1))
        let end = try #require(narrow.1.strip.trailingAccessoryView).frame
        let columns = stride(from: end.minX - 4, to: end.maxX, by: 1)
        for x in columns {
            let isPlain = stride(from: 75.0, to: 100, by: 1).allSatisfy {
                picture.pixel(at: CGPoint(x: x, y: $0)) == picture.pixel(at: CGPoint(x: 391, y: 75))
            }
            #expect(isPlain, "nothing of a tab goes under an accessory, as at \(x)")
        }
    }

    @Test func progressIsHeardByTabsAndByPages() throws {
        var positions: [Double] = []
        var ofPage: [Double] = []
        let (phone, _) = try show(
            TabPages {
                TabPage("A", value: "a") { Text("a") }
                TabPage("B", value: "b") { Text("b") }.onTabProgress { ofPage.append($0) }
            }
            .onTabProgress { positions.append($0) })
        phone.swipe(.left)
        try phone.settle()
        #expect(positions.last == 1)
        #expect(positions == positions.sorted())
        #expect(ofPage.last == 0)
        #expect(ofPage.first.map { $0 > 0 } == true)
    }

    @Test func aRefusedTabIsNotWritten() throws {
        let (phone, tabs) = try show(BoundTabs(model: model).tabShouldSelect(String.self) { $0 != "b" })
        try phone.tap(label: "B")
        try phone.settle()
        #expect(model.writes.isEmpty)
        #expect(tabs.selected == AnyHashable("a"))
        try phone.tap(label: "C")
        try phone.settle()
        #expect(model.writes == ["c"])
    }

    @Test func everyOptionOfThePagerCanBeSet() throws {
        let (_, tabs) = try show(
            BoundTabs(model: model).tabPager { pager in
                pager.farJump = .through
                pager.preload = 1
            })
        #expect(tabs.pager.farJump == .through)
        #expect(tabs.pager.preload == 1)
    }
}
