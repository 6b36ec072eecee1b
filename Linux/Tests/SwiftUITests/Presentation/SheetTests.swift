import Observation
import Simulator
import SwiftUI
import Testing

@MainActor @Suite("Sheets") struct SheetTests {
    @Observable final class Model {
        var isShown = false { didSet { writes += 1 } }
        @ObservationIgnored var writes = 0
        @ObservationIgnored var log: [String] = []
        var isCovered = false
        var item: Item?
        var text = "text"
    }

    struct Item: Identifiable {
        let id: Int
    }

    private struct Screen: View {
        @Bindable var model: Model

        var body: some View {
            Text("Screen")
                .sheet(isPresented: $model.isShown, onDismiss: sheetIsGone) { Card(text: model.text) }
                .fullScreenCover(isPresented: $model.isCovered) { Text("Cover of \(model.text)") }
                .sheet(item: $model.item, onDismiss: itemIsGone) { Text("Item \($0.id)") }
        }

        private func sheetIsGone() { model.log.append("sheet") }
        private func itemIsGone() { model.log.append("item") }
    }

    private struct Card: View {
        let text: String
        @State private var count = 0
        @SwiftUI.Environment(\.dismiss) private var dismiss

        var body: some View {
            VStack {
                Text("\(text) \(count)")
                Button("Count") { count += 1 }
                Button("Close") { dismiss() }
            }
        }
    }

    private func show(_ model: Model) -> Simulator {
        let phone = Simulator()
        phone.show(UIHostingController(rootView: Screen(model: model)))
        return phone
    }

    private func labels(_ phone: Simulator) -> [String] {
        phone.accessibilityTree.flatMap(\.elements).compactMap(\.label)
    }

    @Test func aConditionPresentsACardThatIsUpdatedInPlace() throws {
        let model = Model()
        let phone = show(model)
        model.isShown = true
        try phone.settle()
        #expect(labels(phone) == ["text 0", "Count", "Close"])
        try phone.tap(label: "Count")
        model.text = "other"
        try phone.settle()
        #expect(labels(phone) == ["other 1", "Count", "Close"])
        model.isShown = false
        try phone.settle()
        #expect(labels(phone) == ["Screen"])
        #expect(model.log == ["sheet"])
    }

    @Test func dismissWritesTheConditionOnce() throws {
        let model = Model()
        let phone = show(model)
        model.isShown = true
        try phone.settle()
        model.writes = 0
        try phone.tap(label: "Close")
        try phone.settle()
        #expect(model.isShown == false)
        #expect(model.writes == 1)
        #expect(model.log == ["sheet"])
        #expect(labels(phone) == ["Screen"])
    }

    @Test func whoeverDismissesACardTheConditionIsWrittenOnce() throws {
        let model = Model()
        let phone = show(model)
        model.isShown = true
        try phone.settle()
        model.writes = 0
        phone.dismiss(animated: true)
        try phone.settle()
        #expect(model.writes == 1)
        #expect(model.log == ["sheet"])
    }

    @Test func anotherItemGetsACardOfItsOwn() throws {
        let model = Model()
        let phone = show(model)
        model.item = Item(id: 1)
        try phone.settle()
        #expect(labels(phone) == ["Item 1"])
        model.item = Item(id: 2)
        try phone.settle()
        #expect(labels(phone) == ["Item 2"])
        #expect(model.log == ["item"])
        model.item = nil
        try phone.settle()
        #expect(labels(phone) == ["Screen"])
        #expect(model.log == ["item", "item"])
    }

    @Test func aCoverIsUpdatedAlthoughWhatPresentsItIsInNoWindow() throws {
        let model = Model()
        let phone = show(model)
        model.isCovered = true
        try phone.settle()
        #expect(labels(phone) == ["Cover of text"])
        model.text = "new"
        try phone.settle()
        #expect(labels(phone) == ["Cover of new"])
    }

    @Test func aSecondCardWaitsForTheFirstToGo() throws {
        let model = Model()
        let phone = show(model)
        model.isShown = true
        try phone.settle()
        model.isShown = false
        model.item = Item(id: 3)
        try phone.settle()
        #expect(labels(phone) == ["Item 3"])
    }

    @Test func aCardCanBePresentedFromTheStart() throws {
        let model = Model()
        model.isShown = true
        let phone = show(model)
        try phone.settle()
        #expect(labels(phone) == ["text 0", "Count", "Close"])
    }
}
