import Simulator
import SwiftUI
import Testing

/// An update asks for the bodies that have read what changed, and for no others.
@MainActor @Suite("Bodies that are asked for") struct MinimalityTests {
    private func show<V: View>(_ view: V) -> Simulator {
        let phone = Simulator()
        phone.show(UIHostingController(rootView: view))
        return phone
    }

    private struct Leaf: View {
        let name: String
        let log: Log
        var body: some View {
            log.add(name)
            return Text(name)
        }
    }

    private struct Reading: View {
        @Binding var value: Int
        let log: Log
        var body: some View {
            log.add("reader")
            return Text("\(value)")
        }
    }

    private struct Passing: View {
        @State private var value = 0
        let log: Log
        var body: some View {
            log.add("passer")
            return VStack {
                Reading(value: $value, log: log)
                Leaf(name: "leaf", log: log)
                Button("Add") { value += 1 }
            }
        }
    }

    @Test func aWriteReachesTheBodiesThatHaveReadTheValueAlone() throws {
        let log = Log()
        let phone = show(Passing(log: log))
        #expect(log.take() == ["passer", "reader", "leaf"])
        try phone.tap(label: "Add")
        #expect(log.take() == ["reader"])
        #expect(phone.accessibilityTree.map(\.label) == ["1", "leaf", "Add"])
    }

    private struct Owner: View {
        @State private var value = 0
        @State private var other = 0
        let log: Log
        var body: some View {
            log.add("owner")
            return VStack {
                Text("\(value)")
                Leaf(name: "leaf", log: log)
                Button("Add") {
                    value += 1
                    other += 1
                    value += 1
                }
                Button("Same") { value = value }
            }
        }
    }

    @Test func equalChildrenOfAParentThatIsUpdatedAreLeftAlone() throws {
        let log = Log()
        let phone = show(Owner(log: log))
        _ = log.take()
        try phone.tap(label: "Add")
        #expect(log.take() == ["owner"])
    }

    @Test func severalWritesInOneTurnAreOneUpdate() throws {
        let log = Log()
        let phone = show(Owner(log: log))
        try phone.tap(label: "Add")
        #expect(log.count("owner") == 2)
        #expect(phone.accessibilityTree.first?.label == "2")
    }

    @Test func aWriteOfAnEqualValueIsNone() throws {
        let log = Log()
        let phone = show(Owner(log: log))
        _ = log.take()
        try phone.tap(label: "Same")
        #expect(log.take() == [])
    }

    private struct SchemeReader: View {
        @Environment(\.colorScheme) private var scheme
        let log: Log
        var body: some View {
            log.add("scheme")
            return Text(scheme == .dark ? "dark" : "light")
        }
    }

    private struct SchemeOwner: View {
        @Environment(\.lineLimit) private var limit
        let log: Log
        var body: some View {
            log.add("limit")
            return VStack {
                SchemeReader(log: log)
                Leaf(name: "leaf", log: log)
            }
        }
    }

    @Test func anEnvironmentValueReachesThoseWhoReadIt() {
        let log = Log()
        let phone = show(SchemeOwner(log: log))
        _ = log.take()
        phone.appearance = .dark
        phone.settled()
        #expect(log.take() == ["scheme"])
        #expect(phone.accessibilityTree.map(\.label) == ["dark", "leaf"])
    }

    @MainActor @Observable
    final class Person {
        var name = "A"
        var age = 1
    }

    private struct NameView: View {
        let person: Person
        let log: Log
        var body: some View {
            log.add("name")
            return Text(person.name)
        }
    }

    private struct AgeView: View {
        @Environment(Person.self) private var person
        let log: Log
        var body: some View {
            log.add("age")
            return Text("\(person.age)")
        }
    }

    private struct AgeButton: View {
        @Bindable var person: Person
        var body: some View {
            let age = $person.age
            return Button("Older") { age.wrappedValue += 1 }
        }
    }

    private struct PersonView: View {
        let person: Person
        let log: Log
        var body: some View {
            log.add("person")
            return VStack {
                NameView(person: person, log: log)
                AgeView(log: log)
                AgeButton(person: person)
            }
            .environment(person)
        }
    }

    @Test func aPropertyOfAnObservableObjectReachesThoseWhoReadIt() throws {
        let (log, person) = (Log(), Person())
        let phone = show(PersonView(person: person, log: log))
        #expect(log.take() == ["person", "name", "age"])
        person.name = "B"
        phone.settled()
        #expect(log.take() == ["name"])
        try phone.tap(label: "Older")
        #expect(log.take() == ["age"])
        #expect(phone.accessibilityTree.map(\.label) == ["B", "2", "Older"])
    }

    @Observable
    final class Counter: @unchecked Sendable {
        var count = 0
    }

    private struct CounterView: View {
        let counter: Counter
        var body: some View { Text("\(counter.count)") }
    }

    @Test func anObservableObjectMayChangeOnAnotherThread() async {
        let counter = Counter()
        let phone = show(CounterView(counter: counter))
        await Task.detached { counter.count = 7 }.value
        for _ in 0..<10_000 where phone.accessibilityTree.first?.label != "7" {
            await Task.yield()
            phone.settled()
        }
        #expect(phone.accessibilityTree.map(\.label) == ["7"])
    }

    @Test func whatABodyNoLongerReadsDoesNotReachIt() {
        let (person, flag, log) = (Person(), Model(true), Log())
        struct Choosing: View {
            let person: Person
            let flag: Model<Bool>
            let log: Log
            var body: some View {
                log.add("body")
                return Text(flag.value ? person.name : "nobody")
            }
        }
        let phone = show(Choosing(person: person, flag: flag, log: log))
        flag.value = false
        phone.settled()
        _ = log.take()
        person.name = "B"
        phone.settled()
        #expect(log.take() == [])
    }

    private struct Weak: View {
        weak var object: Person?
        let log: Log
        var body: some View {
            log.add("weak")
            return Text("x")
        }
    }

    @Test func aWeakReferenceIsComparedWithoutBeingRead() {
        let (person, log, model) = (Person(), Log(), Model(0))
        let phone = show(
            Stage(model: model) { value in
                VStack {
                    Text("\(value)")
                    Weak(object: person, log: log)
                }
            })
        model.value = 1
        phone.settled()
        #expect(log.take() == ["weak"])
    }

    @Test func aTransformedEnvironmentIsNotTransformedTwice() {
        let model = Model(0)
        struct LimitText: View {
            @Environment(\.lineLimit) private var limit
            var body: some View { Text("\(limit ?? 0)") }
        }
        let phone = show(
            Stage(model: model) { value in
                VStack {
                    Text("\(value)")
                    LimitText().transformEnvironment(\.lineLimit) { $0 = ($0 ?? 0) + 1 }
                }
            })
        model.value = 1
        phone.settled()
        #expect(phone.accessibilityTree.map(\.label) == ["1", "1"])
    }

    @Test func aThousandRowsAreLeftAloneWhenOneOfThemChanges() throws {
        let log = Log()
        let model = Model(Array(0..<1000))
        let phone = show(
            Stage(model: model) { values in
                VStack(spacing: 0) { ForEach(values.indices, id: \.self) { Leaf(name: "\(values[$0])", log: log) } }
            })
        #expect(log.take().count == 1000)
        model.value[500] = -1
        phone.settled()
        #expect(log.take() == ["-1"])
    }
}
