import Observation
import Simulator
import SwiftUI
import Testing

@MainActor @Suite("Tabs with a bar") struct TabViewTests {
    @Observable final class Model {
        var selection = "home" { didSet { writes += 1 } }
        @ObservationIgnored var writes = 0
        var badge = 0
        var hasMiddle = false
        @ObservationIgnored var bodies: [String] = []
    }

    private struct Tabs: View {
        @Bindable var model: Model

        var body: some View {
            TabView(selection: $model.selection) {
                Page(name: "home", model: model)
                    .tabItem { Label("Home", systemImage: "house") }
                    .tag("home")
                if model.hasMiddle {
                    Page(name: "middle", model: model)
                        .tabItem { Text("Middle") }
                        .tag("middle")
                }
                Page(name: "books", model: model)
                    .tabItem {
                        Image(systemName: "book")
                        Text("Books")
                    }
                    .badge(model.badge)
                    .tag("books")
            }
        }
    }

    private struct Page: View {
        let name: String
        let model: Model
        @State private var count = 0

        var body: some View {
            model.bodies.append(name)
            return Button("\(name) \(count)") { count += 1 }
        }
    }

    private func show(_ view: some View) -> Simulator {
        let phone = Simulator()
        phone.show(UIHostingController(rootView: view))
        return phone
    }

    private func labels(_ phone: Simulator) -> [String] {
        phone.accessibilityTree.flatMap(\.elements).compactMap(\.label)
    }

    @Test func aTapOnATabShowsItsPageAndWritesTheSelectionOnce() throws {
        let model = Model()
        let phone = show(Tabs(model: model))
        #expect(labels(phone) == ["home 0", "Home", "Books"])
        try phone.tap(label: "home 0")
        try phone.tap(label: "Books")
        try phone.settle()
        #expect(model.selection == "books")
        #expect(model.writes == 1)
        #expect(labels(phone) == ["books 0", "Home", "Books"])
        try phone.tap(label: "Home")
        try phone.settle()
        #expect(labels(phone) == ["home 1", "Home", "Books"])
    }

    @Test func aPageIsNotEvaluatedBeforeItIsShown() throws {
        let model = Model()
        let phone = show(Tabs(model: model))
        #expect(model.bodies == ["home"])
        model.selection = "books"
        try phone.settle()
        #expect(model.bodies == ["home", "books"])
        #expect(labels(phone) == ["books 0", "Home", "Books"])
    }

    @Test func aSelectionWithoutAPageIsLeftAlone() throws {
        let model = Model()
        model.selection = "nowhere"
        let phone = show(Tabs(model: model))
        #expect(labels(phone).first == "home 0")
        #expect(model.selection == "nowhere")
    }

    @Test func aTagOfAnotherTypeNeverMatches() throws {
        struct Mismatch: View {
            @State private var selection: Int? = 1

            var body: some View {
                TabView(selection: $selection) {
                    Text("Zero").tag(0)
                    Text("One").tag(1)
                }
            }
        }
        let phone = show(Mismatch())
        #expect(labels(phone).first == "Zero")
    }

    @Test func aConditionalPageComesAndGoesWhileTheOthersKeepTheirState() throws {
        let model = Model()
        let phone = show(Tabs(model: model))
        try phone.tap(label: "Books")
        try phone.tap(label: "books 0")
        model.hasMiddle = true
        try phone.settle()
        #expect(labels(phone) == ["books 1", "Home", "Middle", "Books"])
        try phone.tap(label: "Middle")
        try phone.settle()
        model.hasMiddle = false
        try phone.settle()
        #expect(model.selection == "middle")
        #expect(labels(phone) == ["books 1", "Home", "Books"])
    }

    @Test func badgesStandAtTheirTabs() throws {
        let model = Model()
        let phone = show(Tabs(model: model))
        func badge() -> String? {
            phone.accessibilityTree.flatMap(\.elements).first { $0.label == "Books" }?.value
        }
        #expect(badge() == nil)
        model.badge = 3
        try phone.settle()
        #expect(badge() == "3")
    }

    @Test func aSecondTapOnATabGoesBackToTheRootOfItsStack() throws {
        let phone = show(
            TabView {
                NavigationStack {
                    NavigationLink("Open") { Text("Page").navigationTitle("Page") }
                }
                .tabItem { Text("First") }
                Text("Other").tabItem { Text("Second") }
            })
        try phone.tap(label: "Open")
        try phone.settle()
        #expect(labels(phone) == ["Back", "Page", "Page", "First", "Second"])
        try phone.tap(label: "First")
        try phone.settle()
        #expect(labels(phone) == ["Open", "First", "Second"])
        try phone.tap(label: "Second")
        try phone.settle()
        #expect(labels(phone) == ["Other", "First", "Second"])
    }

    @Test func pagesOfAForEachAreKnownByTheirIds() throws {
        struct Numbers: View {
            @State private var selection = 2

            var body: some View {
                TabView(selection: $selection) {
                    ForEach(0..<4) { number in
                        Text("Page \(number), \(selection)").tabItem { Text("\(number)") }
                    }
                }
            }
        }
        let phone = show(Numbers())
        #expect(labels(phone).first == "Page 2, 2")
        try phone.tap(label: "3")
        try phone.settle()
        #expect(labels(phone).first == "Page 3, 3")
    }

    @Test func aPageThatIsShownLateHasTheValuesOfThen() throws {
        struct Shared: View {
            @State private var count = 0

            var body: some View {
                TabView {
                    Button("Add to \(count)") { withAnimation { count += 1 } }.tabItem { Text("First") }
                    Reading(count: $count).tabItem { Text("Second") }
                }
            }
        }
        struct Reading: View {
            @Binding var count: Int

            var body: some View { Text("Count \(count)") }
        }
        let phone = show(Shared())
        try phone.tap(label: "Add to 0")
        try phone.settle()
        try phone.tap(label: "Add to 1")
        try phone.settle()
        try phone.tap(label: "Second")
        try phone.settle()
        #expect(labels(phone).first == "Count 2")
    }
}
