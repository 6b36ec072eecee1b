import Simulator
import SwiftUI
import Testing

/// What can be kept in state, and how it is written.
@MainActor @Suite("State and bindings") struct StateLifeTests {
    private func show<V: View>(_ view: V) -> Simulator {
        let phone = Simulator()
        phone.show(UIHostingController(rootView: view))
        return phone
    }

    private func labels(_ phone: Simulator) -> [String?] {
        phone.settled()
        return phone.accessibilityTree.map(\.label)
    }

    @propertyWrapper
    private struct Clamped: DynamicProperty {
        @State private var value = 0
        let limit: Int
        private(set) var updates = 0

        init(limit: Int) { self.limit = limit }

        var wrappedValue: Int {
            get { value }
            nonmutating set { value = min(newValue, limit) }
        }

        mutating func update() { updates += 1 }
    }

    private struct ClampedCounter: View {
        @Clamped(limit: 2) var count
        @State private var other = 10

        var body: some View {
            Button("\(count) \(other) \(_count.updates)") {
                count += 1
                other += 1
            }
        }
    }

    @Test func aPropertyOfTheAppMayConsistOfOthers() throws {
        let phone = show(ClampedCounter())
        try phone.tap(label: "0 10 1")
        try phone.tap(label: "1 11 1")
        try phone.tap(label: "2 12 1")
        #expect(labels(phone) == ["2 13 1"])
    }

    private final class Box {
        var name: String
        init(_ name: String) {
            self.name = name
        }
    }

    private struct BoxView: View {
        @State private var box = Box("first")

        var body: some View {
            Button(box.name) { box = Box("second") }
        }
    }

    @Test func stateMayBeAnObject() throws {
        let phone = show(BoxView())
        try phone.tap(label: "first")
        #expect(labels(phone) == ["second"])
    }

    private struct Early: View {
        @State private var count: Int

        init(_ first: Int) {
            _count = State(initialValue: first)
            // Nobody keeps the value yet, so this is lost.
            count = 100
        }

        var body: some View { Text("\(count)") }
    }

    @Test func whatIsWrittenBeforeTheViewIsShownIsLost() {
        let model = Model(1)
        let phone = show(Stage(model: model) { Early($0) })
        #expect(labels(phone) == ["1"])
        model.value = 2
        #expect(labels(phone) == ["1"])
    }

    private struct Settings: Equatable {
        var name = "A"
        var sizes = [1, 2]
    }

    private struct Editor: View {
        @Binding var name: String
        @Binding var size: Int
        var body: some View {
            Button("\(name) \(size)") {
                name += "!"
                size += 1
            }
        }
    }

    private struct SettingsView: View {
        @State private var settings = Settings()

        var body: some View {
            VStack {
                Text("is \(settings.name) \(settings.sizes[1])")
                Editor(name: $settings.name, size: $settings.sizes[1])
            }
        }
    }

    @Test func aBindingReachesIntoAPartOfTheValue() throws {
        let phone = show(SettingsView())
        try phone.tap(label: "A 2")
        #expect(labels(phone) == ["is A! 3", "A! 3"])
    }

    private struct OptionalName: View {
        @State private var name: String? = "A"

        var body: some View {
            VStack {
                if let name = Binding($name) { Editor(name: name, size: .constant(1)) }
                Button("Clear") { name = nil }
            }
        }
    }

    @Test func aBindingToAnOptionalIsThereWhileThatHasAValue() throws {
        let phone = show(OptionalName())
        try phone.tap(label: "A 1")
        #expect(labels(phone) == ["A! 1", "Clear"])
        try phone.tap(label: "Clear")
        #expect(labels(phone) == ["Clear"])
    }

    private struct WriteInBody: View {
        @State private var count = 0
        let log: Log

        var body: some View {
            log.add("body")
            if count < 3 { count += 1 }
            return Text("\(count)")
        }
    }

    @Test func aWriteWhileABodyIsMadeUpdatesOnceMoreAndDoesNotLoop() {
        let log = Log()
        let phone = show(WriteInBody(log: log))
        #expect(labels(phone) == ["3"])
        #expect(log.entries.count <= 4)
    }

    private struct Background: View {
        @State private var count = 0
        let log: Log

        var body: some View {
            let write = $count
            return Button("\(count)") {
                nonisolated(unsafe) let write = write
                Thread.detachNewThread { write.wrappedValue = 5 }
            }
        }
    }

    @Test func aWriteFromAnotherThreadIsShownInTheMainThreadsNextTurn() async throws {
        let phone = show(Background(log: Log()))
        try phone.tap(label: "0")
        for _ in 0..<10_000 where labels(phone) != ["5"] { await Task.yield() }
        #expect(labels(phone) == ["5"])
    }
}
