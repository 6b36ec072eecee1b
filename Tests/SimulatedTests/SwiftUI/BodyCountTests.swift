import Simulator
import SwiftUI
import TabKit
import Testing

/// How often bodies are evaluated, with few pages and with many.
@MainActor @Suite("TabPages, bodies") struct BodyCountTests {
    /// Tabs whose parent reads the model's count, and gives it to pages.
    private struct Reading: View {
        let model: TabsModel

        var body: some View {
            let _ = model.noteBody("parent")
            let count = model.count
            TabPages(selection: model.binding) {
                for tab in model.tabs {
                    TabPage(tab, value: tab) { Given(name: tab, count: count, model: model) }
                }
            }
            .tabStripStyle(.scrollable)
        }
    }

    private struct Given: View {
        let name: String
        let count: Int
        let model: TabsModel

        var body: some View {
            let _ = model.noteBody(name)
            Text("page \(name) of \(count)")
            Around(name: name, model: model)
        }
    }

    /// Reads the environment and nothing else.
    private struct Around: View {
        let name: String
        let model: TabsModel
        @Environment(\.lineLimit) private var limit

        var body: some View {
            let _ = model.noteBody("around \(name)")
            Text("limit \(limit ?? 0)")
        }
    }

    private func show(_ count: Int) -> (Simulator, TabsModel) {
        let model = TabsModel((0..<count).map { "\($0)" }, selection: "0")
        let phone = Simulator()
        phone.show(UIHostingController(rootView: Reading(model: model)))
        return (phone, model)
    }

    @Test(arguments: [5, 1000]) func aWriteEvaluatesTheNewPageOnly(count: Int) throws {
        let (phone, model) = show(count)
        #expect(model.bodies == ["parent": 1, "0": 1, "around 0": 1])
        model.bodies = [:]
        withAnimation { model.selection = "3" }
        try phone.settle()
        #expect(model.bodies == ["3": 1, "around 3": 1])
        model.selection = "0"
        try phone.settle()
        #expect(model.bodies == ["3": 1, "around 3": 1])
    }

    @Test(arguments: [5, 1000]) func anUpdateOfTheParentEvaluatesThePageInSightOnly(count: Int) throws {
        let (phone, model) = show(count)
        for page in ["1", "2", "0"] {
            model.selection = page
            phone.advance(0)
        }
        try phone.settle()
        model.bodies = [:]
        for number in 1...3 {
            model.count = number
            phone.advance(0.1)
        }
        try phone.settle()
        #expect(model.bodies == ["parent": 3, "0": 3])
        model.bodies = [:]
        phone.swipe(.left)
        try phone.settle()
        #expect(model.bodies == ["1": 1])
        #expect(phone.accessibilityTree.flatMap(\.labels).contains("page 1 of 3"))
        #expect(model.writes == ["1"])
    }
}
