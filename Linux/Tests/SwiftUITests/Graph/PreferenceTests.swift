import Simulator
import SwiftUI
import Testing

private struct Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// What views pass up.
@MainActor @Suite("Preferences") struct PreferenceTests {
    private func show<V: View>(_ view: V) -> Simulator {
        let phone = Simulator()
        phone.show(UIHostingController(rootView: view))
        phone.settled()
        return phone
    }

    @Test func siblingsAreJoinedInTheirOrder() {
        let log = Log()
        _ = show(
            VStack {
                Text("A").preference(key: Names.self, value: ["A"])
                Text("none")
                HStack {
                    ForEach(1..<3) { Text("\($0)").preference(key: Names.self, value: ["\($0)"]) }
                }
                Text("B").preference(key: Names.self, value: ["B"])
                    .background(Color.red.preference(key: Names.self, value: ["behind B"]))
            }
            .onPreferenceChange(Names.self) { log.add($0.joined(separator: " ")) })
        #expect(log.take() == ["A 1 2 B behind B"])
    }

    @Test func anOuterValueTakesTheInnerOnesPlace() {
        let log = Log()
        _ = show(
            Text("A").preference(key: Names.self, value: ["inner"])
                .onPreferenceChange(Names.self) { log.add($0.joined()) }
                .preference(key: Names.self, value: ["outer"])
                .transformPreference(Names.self) { $0.append("!") }
                .onPreferenceChange(Names.self) { log.add($0.joined()) })
        #expect(log.take() == ["inner", "outer!"])
    }

    @Test func aChangeIsToldAndNothingElse() {
        let (log, model, other) = (Log(), Model("A"), Model(0))
        struct Inner: View {
            let model: Model<String>
            let other: Model<Int>
            var body: some View {
                Text("\(other.value)").preference(key: Names.self, value: [model.value])
            }
        }
        let phone = show(
            VStack { Inner(model: model, other: other) }.onPreferenceChange(Names.self) { log.add($0.joined()) })
        #expect(log.take() == ["A"])
        other.value = 1
        phone.settled()
        #expect(log.take() == [])
        model.value = "B"
        phone.settled()
        #expect(log.take() == ["B"])
    }

    @Test func aViewThatIsGoneSaysNothing() {
        let (log, model) = (Log(), Model(true))
        let phone = show(
            Stage(model: model) { isThere in
                VStack {
                    Text("x")
                    if isThere { Text("A").preference(key: Names.self, value: ["A"]) }
                }
                .onPreferenceChange(Names.self) { log.add("[\($0.joined())]") }
            })
        model.value = false
        phone.settled()
        #expect(log.take() == ["[A]", "[]"])
    }

    @Test func viewsInFrontMayDependOnAPreference() {
        let model = Model("A")
        let phone = show(
            Stage(model: model) { name in
                Text("x").preference(key: Names.self, value: [name])
                    .overlayPreferenceValue(Names.self) { Text("front \($0.joined())") }
                    .backgroundPreferenceValue(Names.self) { Text("back \($0.joined())") }
            })
        #expect(Set(phone.accessibilityTree.map(\.label)) == ["x", "front A", "back A"])
        model.value = "B"
        phone.settled()
        #expect(Set(phone.accessibilityTree.map(\.label)) == ["x", "front B", "back B"])
    }
}
