import Observation
import Simulator
import SwiftUI
import Testing

@MainActor @Suite("Navigation stack") struct NavigationStackTests {
    private func show(_ view: some View) -> Simulator {
        let phone = Simulator()
        phone.show(UIHostingController(rootView: view))
        return phone
    }

    private func labels(_ phone: Simulator) -> [String] {
        phone.accessibilityTree.flatMap(\.elements).compactMap(\.label)
    }

    @Observable final class Model {
        var path: [Int] = [] { didSet { writes += 1 } }
        @ObservationIgnored var writes = 0
        var name = "one"
    }

    @Observable final class Mixed {
        var path = NavigationPath()
    }

    private struct Numbers: View {
        @Bindable var model: Model

        var body: some View {
            NavigationStack(path: $model.path) {
                VStack {
                    NavigationLink("Seven", value: 7)
                    Text("Root of \(model.name)")
                }
                .navigationTitle("Numbers")
                .navigationDestination(for: Int.self) { Number(number: $0, name: model.name) }
            }
        }
    }

    private struct Number: View {
        let number: Int
        let name: String
        @State private var count = 0
        @SwiftUI.Environment(\.dismiss) private var dismiss
        @SwiftUI.Environment(\.isPresented) private var isPresented

        var body: some View {
            VStack {
                Text("\(name) \(number), \(count), \(isPresented ? "presented" : "root")")
                Button("Count") { count += 1 }
                Button("Leave") { dismiss() }
                NavigationLink("Next", value: number + 1)
            }
            .navigationTitle("Number \(number)")
        }
    }

    @Test func aLinkPushesThePageOfItsValue() throws {
        let model = Model()
        let phone = show(Numbers(model: model))
        #expect(labels(phone) == ["Numbers", "Seven", "Root of one"])
        try phone.tap(label: "Seven")
        try phone.settle()
        #expect(model.path == [7])
        #expect(labels(phone) == ["Numbers", "Number 7", "one 7, 0, presented", "Count", "Leave", "Next"])
    }

    @Test func theBackButtonWritesThePathOnce() throws {
        let model = Model()
        let phone = show(Numbers(model: model))
        try phone.tap(label: "Seven")
        try phone.settle()
        #expect(model.writes == 1)
        try phone.tap(label: "Numbers")
        #expect(model.path == [])
        try phone.settle()
        #expect(model.writes == 2)
        #expect(labels(phone) == ["Numbers", "Seven", "Root of one"])
    }

    @Test func aSwipeFromTheEdgeWritesThePathOnceWhenItIsCompleted() throws {
        let model = Model()
        let phone = show(Numbers(model: model))
        model.path = [7]
        try phone.settle()
        model.writes = 0
        phone.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 100, y: 400), over: 1)
        try phone.settle()
        #expect(model.path == [7])
        phone.touchDown(at: CGPoint(x: 2, y: 400))
        phone.touchMove(to: CGPoint(x: 300, y: 400), over: 0.3)
        #expect(model.writes == 0)
        phone.touchUp()
        try phone.settle()
        #expect(model.path == [])
        #expect(model.writes == 1)
        #expect(labels(phone) == ["Numbers", "Seven", "Root of one"])
    }

    @Test func dismissPopsThePageAndWritesThePathOnce() throws {
        let model = Model()
        let phone = show(Numbers(model: model))
        model.path = [7, 8]
        try phone.settle()
        model.writes = 0
        try phone.tap(label: "Leave")
        try phone.settle()
        #expect(model.path == [7])
        #expect(model.writes == 1)
        #expect(labels(phone).contains("one 7, 0, presented"))
    }

    @Test func aPathThatIsSetShowsItsLastPageAndKeepsTheStateOfThoseThatStay() throws {
        let model = Model()
        let phone = show(Numbers(model: model))
        model.path = [7]
        try phone.settle()
        try phone.tap(label: "Count")
        model.path = [7, 8, 9]
        try phone.settle()
        #expect(labels(phone).contains("one 9, 0, presented"))
        model.path = [7]
        try phone.settle()
        #expect(labels(phone).contains("one 7, 1, presented"))
    }

    @Test func aStackCanBeginWithAPath() throws {
        let model = Model()
        model.path = [1, 2]
        let phone = show(Numbers(model: model))
        #expect(labels(phone).contains("one 2, 0, presented"))
        try phone.tap(label: "Number 1")
        try phone.settle()
        #expect(labels(phone).contains("one 1, 0, presented"))
    }

    @Test func aPageIsUpdatedInPlaceWhileWhatDeclaresItIsCovered() throws {
        let model = Model()
        let phone = show(Numbers(model: model))
        model.path = [7]
        try phone.settle()
        try phone.tap(label: "Count")
        model.name = "two"
        try phone.settle()
        #expect(labels(phone).contains("two 7, 1, presented"))
    }

    @Test func withoutAPathTheStackKeepsItsOwn() throws {
        struct Plain: View {
            var body: some View {
                NavigationStack {
                    NavigationLink("Open", value: "text")
                        .navigationDestination(for: String.self) { Text("Page of \($0)") }
                }
            }
        }
        let phone = show(Plain())
        try phone.tap(label: "Open")
        try phone.settle()
        #expect(labels(phone) == ["Back", "Page of text"])
    }

    @Test func aValueWithoutADeclaredPageShowsASign() throws {
        let phone = show(NavigationStack { NavigationLink("Open", value: 1.5) })
        try phone.tap(label: "Open")
        try phone.settle()
        #expect(labels(phone) == ["Back"])
        let page = try #require((phone.controller?.children.first as? UINavigationController)?.topViewController)
        let images = page.view.subviews.compactMap { ($0 as? UIImageView)?.image }
        #expect(images.count == 1)
    }

    @Test func aPathCanHoldValuesOfSeveralTypes() throws {
        struct Pages: View {
            @Bindable var model: Mixed

            var body: some View {
                NavigationStack(path: $model.path) {
                    Text("Root")
                        .navigationDestination(for: Int.self) { Text("Number \($0)") }
                        .navigationDestination(for: String.self) { Text("Word \($0)") }
                }
            }
        }
        let model = Mixed()
        let phone = show(Pages(model: model))
        model.path.append(3)
        model.path.append("three")
        try phone.settle()
        #expect(labels(phone) == ["Back", "Word three"])
        model.path.removeLast()
        try phone.settle()
        #expect(labels(phone) == ["Back", "Number 3"])
        try phone.tap(label: "Back")
        try phone.settle()
        #expect(model.path.isEmpty)
        #expect(labels(phone) == ["Root"])
    }
}
