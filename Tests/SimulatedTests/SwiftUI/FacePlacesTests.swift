import Simulator
import SwiftUI
import Testing

@testable import TabKit

/// Kinds of values, of bindings and of places that tabs in SwiftUI can have.
@MainActor @Suite("SwiftUI's face, values and places") struct FacePlacesTests {
    private let model = TabsModel()

    private func show(_ view: some View) throws -> (Simulator, TabsController) {
        let phone = Simulator()
        let controller = UIHostingController(rootView: view)
        phone.show(controller)
        return (phone, try #require(controller.tabs))
    }

    private func labels(_ phone: Simulator) -> [String] { phone.accessibilityTree.flatMap(\.labels) }

    @Test func aCaseWithAPayloadIsAValue() throws {
        enum Place: Hashable {
            case home
            case user(name: String)
        }
        struct Payload: View {
            @State private var place = Place.user(name: "ann")
            var body: some View {
                TabPages(selection: $place) {
                    TabPage("Home", value: .home) { Button("to bob") { place = .user(name: "bob") } }
                    for name in ["ann", "bob"] { TabPage(name, value: .user(name: name)) { Text("page \(name)") } }
                }
            }
        }
        let (phone, tabs) = try show(Payload())
        #expect(labels(phone).last == "page ann")
        try phone.tap(label: "Home")
        try phone.settle()
        try phone.tap(label: "to bob")
        try phone.settle()
        #expect(labels(phone).last == "page bob")
        #expect(tabs.selected == AnyHashable(Place.user(name: "bob")))
    }

    @Test func writesInOnAppearTaskAndOnChange() throws {
        struct Writer: View {
            let model: TabsModel
            var body: some View {
                TabPages(selection: model.binding) {
                    TabPage("A", value: "a") { Text("page a").onAppear { model.selection = "b" } }
                    TabPage("B", value: "b") { Text("page b") }
                    TabPage("C", value: "c") { Text("page c") }
                }
                .onChange(of: model.count) { model.selection = "c" }
            }
        }
        let (phone, tabs) = try show(Writer(model: model))
        try phone.settle()
        #expect(tabs.selected == AnyHashable("b"))
        model.count = 1
        try phone.settle()
        #expect(tabs.selected == AnyHashable("c"))
        #expect(tabs.pager.position == 2)
        #expect(labels(phone).last == "page c")
        #expect(model.writes.isEmpty)
    }

    @Test func aHandlerOfTheSelectionThatSendsBackIsFollowed() throws {
        struct Guarded: View {
            let model: TabsModel
            var body: some View {
                BoundTabs(model: model).onChange(of: model.selection) {
                    if model.selection == "b" { model.selection = "a" }
                }
            }
        }
        let (phone, tabs) = try show(Guarded(model: model))
        phone.swipe(.left)
        try phone.settle()
        #expect(tabs.selected == AnyHashable("a"))
        #expect(tabs.pager.position == 0)
        #expect(model.writes == ["b"])
    }

    @Test func twoTabViewsAndAStripKeepOneSelection() throws {
        struct Several: View {
            let model: TabsModel
            var body: some View {
                VStack(spacing: 0) {
                    TabStripView(selection: model.binding) { for tab in model.tabs { TabPage("S\(tab)", value: tab) } }
                    BoundTabs(model: model)
                    BoundTabs(model: model)
                }
            }
        }
        let phone = Simulator()
        let controller = UIHostingController(rootView: Several(model: model))
        phone.show(controller)
        try phone.tap(label: "Sc")
        try phone.settle()
        #expect(labels(phone).filter { $0 == "page c" }.count == 2)
        #expect(model.writes == ["c"])
        phone.drag(from: CGPoint(x: 60, y: 700), to: CGPoint(x: 340, y: 700), over: 0.15)
        try phone.settle()
        #expect(labels(phone).filter { $0 == "page b" }.count == 2)
        #expect(model.writes == ["c", "b"])
    }

    @Test func tabsInAPageOfTabsOnTheSameModel() throws {
        struct Nested: View {
            let model: TabsModel
            var body: some View {
                TabPages(selection: model.binding) {
                    for tab in model.tabs { TabPage("O\(tab)", value: tab) { BoundTabs(model: model) } }
                }
            }
        }
        let (phone, tabs) = try show(Nested(model: model))
        try phone.tap(label: "B")
        try phone.settle()
        let inner = try #require(tabs.selectedViewController?.descendant(TabsController.self))
        #expect(tabs.selected == AnyHashable("b"))
        #expect(inner.selected == AnyHashable("b"))
        #expect(model.writes == ["b"])
        #expect(labels(phone).contains("page b"))
    }

    @Test func anotherIdentityBeginsAnew() throws {
        struct Identified: View {
            let model: TabsModel
            var body: some View { BoundTabs(model: model).id(model.count) }
        }
        let phone = Simulator()
        let controller = UIHostingController(rootView: Identified(model: model))
        phone.show(controller)
        let traces = Traces()
        traces.add(try #require(controller.tabs))
        try phone.tap(label: "tapped 0")
        model.count = 1
        try phone.settle()
        #expect(traces.alive == [])
        #expect(labels(phone).last == "tapped 0")
        #expect(model.writes.isEmpty)
    }

    @Test func rowsOfAListAndOfALazyStackHaveTabsOfTheirOwn() throws {
        struct Row: View {
            let number: Int
            var body: some View {
                TabPages {
                    for name in ["x", "y"] {
                        TabPage("\(name)\(number)", value: name) { Text("page \(name)\(number)") }
                    }
                }
                .frame(height: 200)
            }
        }
        let lists: [AnyView] = [
            AnyView(List { ForEach(0..<3) { Row(number: $0) } }),
            AnyView(ScrollView { LazyVStack { ForEach(0..<3) { Row(number: $0) } } }),
            AnyView(VStack { ForEach(0..<3) { Row(number: $0) } }),
        ]
        for list in lists {
            let phone = Simulator()
            phone.show(UIHostingController(rootView: list))
            try phone.tap(label: "y1")
            try phone.settle()
            // A row of a list says all that is in it, too.
            let pages = labels(phone).filter { $0.hasPrefix("page") && !$0.contains(",") }
            #expect(pages == ["page x0", "page y1", "page x2"])
        }
    }

    @Test func contentOfAnotherTypeTakesTheOldOnesPlace() throws {
        struct Typed: View {
            let model: TabsModel
            var body: some View {
                let count = model.count
                TabPages {
                    TabPage("A", value: "a") { if count == 0 { Text("text") } else { Button("button") {} } }
                    TabPage("B", value: "b") { Text("page b \(count)") }
                }
            }
        }
        let (phone, tabs) = try show(Typed(model: model))
        tabs.select("b")
        try phone.settle()
        model.count = 1
        try phone.settle()
        #expect(labels(phone).last == "page b 1")
        tabs.select("a")
        try phone.settle()
        #expect(labels(phone).last == "button")
    }

    @Test func changesOfTheSystemReachPagesOutOfSight() throws {
        struct System: View {
            @Environment(\.colorScheme) private var scheme
            @Environment(\.dynamicTypeSize) private var size
            let name: String
            var body: some View {
                Text("\(name) \(scheme == .dark ? "dark" : "light") \(size == .large ? "large" : "other")")
            }
        }
        let (phone, tabs) = try show(
            TabPages { for name in ["a", "b"] { TabPage(name.uppercased(), value: name) { System(name: name) } } })
        tabs.select("b")
        try phone.settle()
        phone.appearance = .dark
        phone.textSize = .extraExtraLarge
        try phone.settle()
        #expect(labels(phone).last == "b dark other")
        tabs.select("a")
        try phone.settle()
        #expect(labels(phone).last == "a dark other")
    }

    @Test func nothingLivesOnWhenTabsGo() throws {
        struct Holder: View {
            let model: TabsModel
            var body: some View {
                if model.count == 0 {
                    VStack {
                        TabPages(selection: model.binding) {
                            for tab in model.tabs {
                                TabPage(value: tab) {
                                    Text("page \(tab)")
                                } label: { _ in
                                    Text(tab)
                                }
                            }
                        }
                        .tabStripAccessory { Text("more") }
                        .tabIndicator { Color.red }
                        TabBarPages(selection: model.binding) {
                            for tab in model.tabs { TabPage(tab, value: tab) { Text(tab) } }
                        }
                        TabStripView(selection: model.binding) {
                            for tab in model.tabs {
                                TabPage(value: tab) {
                                } label: { _ in
                                    Text(tab)
                                }
                            }
                        }
                    }
                }
            }
        }
        let traces = Traces()
        let phone = Simulator()
        let controller = UIHostingController(rootView: Holder(model: model))
        phone.show(controller)
        do {
            let tabs = try #require(controller.tabs)
            let bar = try #require(controller.bar)
            traces.add(tabs, tabs.pager, tabs.strip, bar, bar.strip)
            for child in tabs.children + bar.children { traces.add(child) }
            for view in tabs.view.all(HostedView.self) + controller.view.all(TabLabelView.self) { traces.add(view) }
            for value in ["c", "b"] {
                model.selection = value
                phone.advance(0)
                for child in tabs.pager.children { traces.add(child) }
            }
        }
        #expect(traces.aliveCount > 12)
        model.count = 1
        try phone.settle()
        #expect(traces.alive == [])
    }

    @Test func labelsAreChildrenOfTheTabsController() throws {
        let (_, tabs) = try show(
            TabPages {
                TabPage(value: "a") {
                    Text("page a")
                } label: { _ in
                    Text("label")
                }
            })
        #expect(tabs.children.count == 2, "the pager and the label")
    }
}

extension UIView {
    /// All views of a kind in this one.
    func all<V: UIView>(_ type: V.Type) -> [V] {
        subviews.flatMap { (($0 as? V).map { [$0] } ?? []) + $0.all(type) }
    }
}
