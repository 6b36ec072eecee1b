import Simulator
import SwiftUI
import Testing

/// State lives as long as a view keeps its identity, and no longer.
@MainActor @Suite("Identity") struct IdentityTests {
    private struct Entry: Identifiable, Equatable {
        let id: Int
        var name: String
    }

    private func show<V: View>(_ view: V) -> Simulator {
        let phone = Simulator()
        phone.show(UIHostingController(rootView: view))
        return phone
    }

    private func labels(_ phone: Simulator) -> [String?] {
        phone.settled()
        return phone.accessibilityTree.map(\.label)
    }

    @Test func aParentsUpdateKeepsState() throws {
        let model = Model("A")
        let phone = show(Stage(model: model) { Tally(name: $0) })
        try phone.tap(label: "A 0")
        model.value = "B"
        #expect(labels(phone) == ["B 1"])
    }

    @Test func anotherBranchOfTheSameTypeBeginsAnew() throws {
        let model = Model(true)
        let phone = show(
            Stage(model: model) { isFirst in
                if isFirst { Tally(name: "A") } else { Tally(name: "A") }
            })
        try phone.tap(label: "A 0")
        model.value = false
        #expect(labels(phone) == ["A 0"])
        model.value = true
        #expect(labels(phone) == ["A 0"])
    }

    @Test func anotherIDBeginsAnew() throws {
        let model = Model(1)
        let phone = show(Stage(model: model) { Tally(name: "A").id($0) })
        try phone.tap(label: "A 0")
        model.value = 1
        #expect(labels(phone) == ["A 1"])
        model.value = 2
        #expect(labels(phone) == ["A 0"])
    }

    @Test func anOptionalViewThatComesBackBeginsAnew() throws {
        let model = Model(true)
        let phone = show(
            Stage(model: model) { isThere in
                VStack {
                    if isThere { Tally(name: "A") }
                    Tally(name: "B")
                }
            })
        try phone.tap(label: "A 0")
        try phone.tap(label: "B 0")
        model.value = false
        #expect(labels(phone) == ["B 1"])
        model.value = true
        #expect(labels(phone) == ["A 0", "B 1"])
    }

    @Test func aTypeErasedViewOfAnotherTypeBeginsAnewAndOfTheSameKeepsItsState() throws {
        let model = Model(0)
        let phone = show(
            Stage(model: model) { value in
                value == 1 ? AnyView(Tally(name: "A").padding()) : AnyView(Tally(name: "A"))
            })
        try phone.tap(label: "A 0")
        model.value = 2
        #expect(labels(phone) == ["A 1"])
        model.value = 1
        #expect(labels(phone) == ["A 0"])
    }

    @Test func reorderedElementsTakeTheirStateAlong() throws {
        let model = Model([1, 2, 3])
        let phone = show(
            Stage(model: model) { ids in VStack { ForEach(ids, id: \.self) { Tally(name: "\($0)") } } })
        try phone.tap(label: "1 0")
        model.value = [3, 1, 2]
        #expect(labels(phone) == ["3 0", "1 1", "2 0"])
    }

    @Test func anElementThatWasAwayBeginsAnew() throws {
        let model = Model([1, 2])
        let phone = show(
            Stage(model: model) { ids in VStack { ForEach(ids, id: \.self) { Tally(name: "\($0)") } } })
        try phone.tap(label: "1 0")
        try phone.tap(label: "2 0")
        model.value = [2]
        #expect(labels(phone) == ["2 1"])
        model.value = [1, 2]
        #expect(labels(phone) == ["1 0", "2 1"])
    }

    @Test func elementsWithTheSameIDAreToldApartByTheirOrder() throws {
        let model = Model([Entry(id: 1, name: "A"), Entry(id: 1, name: "B")])
        let phone = show(Stage(model: model) { entries in VStack { ForEach(entries) { Tally(name: $0.name) } } })
        try phone.tap(label: "B 0")
        #expect(labels(phone) == ["A 0", "B 1"])
        model.value = [Entry(id: 1, name: "A"), Entry(id: 1, name: "B"), Entry(id: 2, name: "C")]
        #expect(labels(phone) == ["A 0", "B 1", "C 0"])
    }

    @Test func anElementThatChangesItsContentKeepsItsState() throws {
        let model = Model([Entry(id: 1, name: "A")])
        let phone = show(Stage(model: model) { entries in VStack { ForEach(entries) { Tally(name: $0.name) } } })
        try phone.tap(label: "A 0")
        model.value = [Entry(id: 1, name: "B")]
        #expect(labels(phone) == ["B 1"])
    }

    @Test func aSwitchIsOneChoiceOfMany() throws {
        let model = Model(0)
        let phone = show(
            Stage(model: model) { value in
                switch value {
                case 0: Tally(name: "A")
                case 1: Tally(name: "B")
                default: Text("C")
                }
            })
        try phone.tap(label: "A 0")
        model.value = 1
        #expect(labels(phone) == ["B 0"])
        model.value = 2
        #expect(labels(phone) == ["C"])
        model.value = 0
        #expect(labels(phone) == ["A 0"])
    }

    @Test func anotherRootOfTheSameTypeKeepsState() throws {
        let phone = Simulator()
        let controller = UIHostingController(rootView: Tally(name: "A"))
        phone.show(controller)
        try phone.tap(label: "A 0")
        controller.rootView = Tally(name: "B")
        #expect(labels(phone) == ["B 1"])
    }

    private struct Framed: ViewModifier {
        func body(content: Content) -> some View {
            VStack {
                Text("Frame")
                content
            }
        }
    }

    @Test func contentInsideAModifierThatStaysTheSameIsUpdated() throws {
        let model = Model("A")
        let phone = show(Stage(model: model) { Tally(name: $0).modifier(Framed()).modifier(Framed()) })
        try phone.tap(label: "A 0")
        model.value = "B"
        #expect(labels(phone) == ["Frame", "Frame", "B 1"])
    }
}

extension Simulator {
    /// Lets everything come to rest; what doesn't is a failure.
    @MainActor func settled() {
        #expect(throws: Never.self) { try settle() }
    }
}
