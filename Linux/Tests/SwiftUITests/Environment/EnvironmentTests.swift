import Simulator
import SwiftUI
import Testing

private struct NameKey: EnvironmentKey {
    static var defaultValue: String { "nobody" }
}

extension EnvironmentValues {
    fileprivate var name: String {
        get { self[NameKey.self] }
        set { self[NameKey.self] = newValue }
    }
}

/// What views inherit.
@MainActor @Suite("Environment") struct EnvironmentTests {
    private func show<V: View>(_ view: V) -> Simulator {
        let phone = Simulator()
        phone.show(UIHostingController(rootView: view))
        phone.settled()
        return phone
    }

    private func labels(_ phone: Simulator) -> [String?] {
        phone.settled()
        return phone.accessibilityTree.map(\.label)
    }

    private struct NameView: View {
        @Environment(\.name) private var name
        var log: Log?
        var body: some View {
            log?.add("name")
            return Text(name)
        }
    }

    @Test func theNearestValueCounts() {
        let phone = show(
            VStack {
                NameView()
                VStack {
                    NameView()
                    NameView().environment(\.name, "inner")
                }
                .environment(\.name, "outer")
            })
        #expect(labels(phone) == ["nobody", "outer", "inner"])
    }

    @Test func aValueMayBeTransformed() {
        let phone = show(
            NameView().transformEnvironment(\.name) { $0 += "!" }.environment(\.name, "A"))
        #expect(labels(phone) == ["A!"])
    }

    @Test func anEqualValueUpdatesNobody() {
        let (log, model) = (Log(), Model(0))
        let phone = show(
            Stage(model: model) { value in
                VStack {
                    Text("\(value)")
                    NameView(log: log).environment(\.name, value < 2 ? "A" : "B")
                }
            })
        model.value = 1
        #expect(labels(phone) == ["1", "A"])
        #expect(log.take() == ["name"])
        model.value = 2
        #expect(labels(phone) == ["2", "B"])
        #expect(log.take() == ["name"])
    }

    @Test func aChangeGoesThroughViewsThatDoNotReadIt() {
        let (log, model) = (Log(), Model("A"))
        struct Middle: View {
            let log: Log
            var body: some View {
                log.add("middle")
                return NameView(log: log).padding().background(Color.red).opacity(0.9)
            }
        }
        let phone = show(Stage(model: model) { Middle(log: log).environment(\.name, $0) })
        _ = log.take()
        model.value = "B"
        #expect(labels(phone) == ["B"])
        #expect(log.take() == ["name"])
    }

    private struct Everything: View {
        @Environment(\.self) private var values
        let log: Log
        var body: some View {
            log.add("all")
            return Text(values.name)
        }
    }

    @Test func theWholeEnvironmentMayBeRead() {
        let (log, model) = (Log(), Model("A"))
        let phone = show(Stage(model: model) { Everything(log: log).environment(\.name, $0) })
        _ = log.take()
        model.value = "B"
        #expect(labels(phone) == ["B"])
        phone.appearance = .dark
        phone.settled()
        #expect(log.take() == ["all", "all"])
    }

    @MainActor @Observable
    final class Person {
        var name: String
        init(_ name: String) {
            self.name = name
        }
    }

    private struct PersonView: View {
        @Environment(Person.self) private var person: Person?
        var body: some View { Text(person?.name ?? "nobody") }
    }

    @Test func anObjectIsFoundByItsType() {
        let model = Model(Person("A"))
        let phone = show(
            Stage(model: model) { person in
                VStack {
                    PersonView()
                    PersonView().environment(nil as Person?)
                }
                .environment(person)
            })
        #expect(labels(phone) == ["A", "nobody"])
        model.value = Person("B")
        #expect(labels(phone) == ["B", "nobody"])
        model.value.name = "C"
        #expect(labels(phone) == ["C", "nobody"])
    }

    private struct NamedModifier: ViewModifier {
        @Environment(\.name) private var name
        @State private var count = 0
        func body(content: Content) -> some View {
            VStack {
                Button("\(name) \(count)") { count += 1 }
                content
            }
        }
    }

    @Test func modifiersReadTheEnvironmentAndKeepState() throws {
        let model = Model("A")
        let phone = show(Stage(model: model) { NameView().modifier(NamedModifier()).environment(\.name, $0) })
        try phone.tap(label: "A 0")
        model.value = "B"
        #expect(labels(phone) == ["B 1", "B"])
    }

    @Test func disabledControlsStayDisabledInside() {
        struct Enabled: View {
            @Environment(\.isEnabled) private var isEnabled
            var body: some View { Text("\(isEnabled)") }
        }
        let phone = show(
            VStack {
                Enabled()
                Enabled().disabled(false).disabled(true)
            })
        #expect(labels(phone) == ["true", "false"])
    }
}
