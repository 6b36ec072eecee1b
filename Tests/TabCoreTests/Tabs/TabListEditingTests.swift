import Testing

@testable import TabCore

@Suite struct TabListEditingTests {
    typealias List = TabList<String>

    func list(_ ids: String, selected: String? = nil, disabled: String = "") -> List {
        List(ids.map { .init(String($0), isEnabled: !disabled.contains($0)) }, selected: selected)
    }

    @Test func `B09a: the last tab goes, again and again`() {
        var list = list("abcd", selected: "d")
        var selections: [Int?] = []
        var changes = 0
        for id in ["d", "c", "b", "a"] {
            changes += list.remove(id).selection == nil ? 0 : 1
            selections.append(list.selectedIndex)
            assertLaws(of: list)
        }
        #expect(selections == [2, 1, 0, nil] && changes == 4)
    }

    @Test func `B09b and law 5: the tab that takes the index of the removed one is selected`() {
        var list = list("abcd", selected: "b")
        let edit = list.remove("b")
        #expect(edit.selection == SelectionChange(from: "b", to: "c", reason: .repair))
        #expect(edit.steps == [.remove("b", at: 1)] && list.selectedIndex == 1)
    }

    @Test func `B09c: the list is replaced without the selected tab`() {
        var list = list("abc", selected: "c")
        #expect(list.replace(with: [.init("a"), .init("b")]).selection?.to == "b")
        #expect(list.replace(with: [.init("x")]).selection?.to == "x")
        #expect(list.replace(with: []).selection?.to == nil && list.selected == nil)
        assertLaws(of: list)
    }

    @Test func `B10: down to no tab and up again`() {
        var list = list("a")
        #expect(list.remove("a").selection == SelectionChange(from: "a", to: nil, reason: .repair))
        #expect(list.isEmpty && list.selectedIndex == nil)
        let edit = list.insert(.init("x"), at: 0)
        #expect(edit.selection == SelectionChange(from: nil, to: "x", reason: .repair))
        #expect(edit.inserted == ["x"] && list.selectedIndex == 0)
    }

    @Test func `B11: a tab inserted at the selected index doesn't take the selection`() {
        var list = list("a")
        let edit = list.insert(.init("x"), at: 0)
        #expect(edit.selection == nil && list.ids == ["x", "a"] && list.selectedIndex == 1)
    }

    @Test func `B12: the list has as many tabs as it was given last`() {
        var list = List(ids: (0..<6).map { "\($0)" }, selected: "5")
        for count in [8, 8, 2] {
            list.replace(with: (0..<count).map { List.Tab("\($0)") })
            #expect(list.count == count)
            assertLaws(of: list)
        }
        #expect(list.selectedIndex == 1)
    }

    @Test func `B13: replacing a list by itself changes nothing`() {
        var list = list("abcdef", selected: "e")
        let before = list
        #expect(list.replace(with: list.tabs).isEmpty)
        #expect(list == before)
    }

    @Test(arguments: [
        // list, disabled, selected, removed, then selected
        ("abcd", "c", "b", "d"), ("abcd", "cd", "b", "a"), ("abcd", "d", "c", "b"), ("abcd", "acd", "b", nil),
    ])
    func `Law 5: disabled tabs are passed over, forwards first`(
        ids: String, disabled: String, selected: String, expected: String?
    ) {
        var removing = list(ids, selected: selected, disabled: disabled)
        #expect(removing.remove(selected).selection?.to == expected)
        var disabling = list(ids, selected: selected, disabled: disabled)
        let edit = disabling.setEnabled(false, for: selected)
        #expect(edit.toggled == [selected] && edit.selection?.to == expected && edit.selection?.reason == .repair)
        for list in [removing, disabling] { assertLaws(of: list) }
    }

    @Test func `Law 5: replacing a list repairs from where the selected tab is now, if it is only disabled`() {
        var list = list("abcd", selected: "d")
        list.replace(with: [.init("d", isEnabled: false), .init("a"), .init("b"), .init("c")])
        #expect(list.selected == "a")
    }

    @Test func `Law 2: enabling the first tab selects it`() {
        var list = list("abc", disabled: "abc")
        #expect(list.setEnabled(true, for: "b").selection == SelectionChange(from: nil, to: "b", reason: .repair))
        #expect(list.setEnabled(true, for: "a").selection == nil)
        #expect(list.setEnabled(true, for: "a").isEmpty)
    }

    @Test func `Moving keeps the selection with its tab`() {
        var list = list("abcd", selected: "b")
        #expect(list.move("b", to: 3).steps == [.move("b", from: 1, to: 3)])
        #expect(list.ids == ["a", "c", "d", "b"] && list.selectedIndex == 3)
        #expect(list.move("b", to: 3).isEmpty)
        #expect(list.move("a", to: 2).moved == ["a"] && list.ids == ["c", "d", "a", "b"])
    }

    @Test func `Edits that aren't valid do the nearest safe thing and say so`() {
        var list = list("ab")
        #expect(list.insert(.init("a"), at: 0).faults == [.repeatedID("a")])
        #expect(list.remove("x").faults == [.unknownID("x")])
        #expect(list.move("x", to: 0).faults == [.unknownID("x")])
        #expect(list.setEnabled(false, for: "x").faults == [.unknownID("x")])
        #expect(list.ids == ["a", "b"])
        #expect(list.insert(.init("z"), at: .max).faults == [.indexOutOfRange(.max, valid: 0..<3)])
        #expect(list.insert(.init("0"), at: -4).faults == [.indexOutOfRange(-4, valid: 0..<4)])
        #expect(list.move("0", to: 9).faults == [.indexOutOfRange(9, valid: 0..<4)])
        #expect(list.ids == ["a", "b", "z", "0"])
        #expect(list.replace(with: [.init("p"), .init("q"), .init("p")]).faults == [.repeatedID("p")])
        #expect(list.ids == ["p", "q"])
        assertLaws(of: list)
    }

    @Test func `Replacing moves as few tabs as possible`() {
        var list = list("abcde", selected: "c")
        let edit = list.replace(with: [.init("b"), .init("c"), .init("x"), .init("d"), .init("a")])
        #expect(edit.removed == ["e"] && edit.inserted == ["x"] && edit.moved == ["a"] && edit.selection == nil)
        #expect(list.ids == ["b", "c", "x", "d", "a"])
    }

    @Test func `A copy doesn't see the edits of the other`() {
        let list = list("abc")
        var copy = list
        copy.remove("a")
        #expect(list.ids == ["a", "b", "c"] && copy.ids == ["b", "c"] && copy != list)
    }
}
