import Testing

@testable import TabCore

@Suite struct TabListSelectionTests {
    @Test func `Law 1: a repeated id keeps the first and is reported`() {
        var faults: [TabFault<String>] = []
        let list = TabList(ids: ["a", "b", "a", "c", "b"], selected: "b") { faults.append($0) }
        #expect(list.ids == ["a", "b", "c"] && list.selected == "b")
        #expect(faults == [.repeatedID("a"), .repeatedID("b")])
        assertLaws(of: list)
    }

    @Test func `Law 2: one enabled tab is selected whenever there is one`() {
        let none: [TabList<Int>.Tab] = [.init(1, isEnabled: false), .init(2, isEnabled: false)]
        #expect(TabList<Int>().selected == nil)
        #expect(TabList(none).selected == nil)
        #expect(TabList(none + [.init(3)]).selected == 3)
        for list in [TabList(), TabList(none), TabList(none + [.init(3)])] { assertLaws(of: list) }
    }

    @Test func `Law 2: a first selection that isn't valid is reported, and the first enabled tab is selected`() {
        var faults: [TabFault<Int>] = []
        let tabs: [TabList<Int>.Tab] = [.init(1, isEnabled: false), .init(2), .init(3)]
        #expect(TabList(tabs, selected: 1) { faults.append($0) }.selected == 2)
        #expect(TabList(tabs, selected: 9) { faults.append($0) }.selected == 2)
        #expect(faults == [.disabled(1), .unknownID(9)])
    }

    @Test func `Law 2: nothing is selected only where that is allowed, and only on purpose`() {
        var list = TabList(ids: ["a", "b", "c"], selected: "b")
        #expect(list.deselect() == nil && list.selected == "b")
        #expect(list.setAllowsEmptySelection(true).isEmpty && list.selected == "b")
        #expect(list.deselect() == SelectionChange(from: "b", to: nil, reason: .code))
        #expect(list.selected == nil && list.deselect() == nil)
        // Edits leave it alone, and a selected tab that goes is still replaced.
        #expect(list.insert(.init("d"), at: 0).selection == nil && list.selected == nil)
        #expect(list.select("c").change == SelectionChange(from: nil, to: "c", reason: .code))
        #expect(list.remove("c").selection?.to == "b")
        list.deselect()
        #expect(list.setAllowsEmptySelection(false).selection == SelectionChange(from: nil, to: "d", reason: .repair))
        assertLaws(of: list)
    }

    @Test func `Law 3: unknown and disabled ids are refused`() {
        var list = TabList([.init("a"), .init("b", isEnabled: false), .init("c")])
        let before = list
        #expect(list.select("x") == .refused(.unknownID("x")))
        #expect(list.select("b") == .refused(.disabled("b")))
        #expect(list.select(index: 1) == .refused(.disabled("b")))
        #expect(list == before)
        #expect(list.select("c", reason: .tap) == .changed(SelectionChange(from: "a", to: "c", reason: .tap)))
        #expect(list.select("c") == .reselected("c"))
    }

    @Test(arguments: [3, 7, -1, Int.max, Int.min])
    func `B04: an index out of range changes nothing`(index: Int) {
        var list = TabList(ids: ["a", "b", "c"], selected: "b")
        #expect(list.select(index: index) == .refused(.indexOutOfRange(index, valid: 0..<3)))
        #expect(list.selectedIndex == 1)
        var empty = TabList<String>()
        #expect(empty.select(index: index) == .refused(.indexOutOfRange(index, valid: 0..<0)))
        #expect(empty.selected == nil && empty.id(at: index) == nil)
    }

    @Test func `B16: tabs are told apart by id, not by title`() {
        // ids     0    1    2
        // titles "C"  "A"  "C"
        var list = TabList(ids: [0, 1, 2])
        #expect(list.select(index: 2).change?.to == 2)
        let edit = list.remove(0)
        #expect(edit.selection == nil && list.selected == 2 && list.selectedIndex == 1)
    }

    @Test func `B41 and B42: a change is reported once, and by whom`() {
        var list = TabList(ids: [0, 1, 2], selected: 1)
        let outcomes = [
            list.select(2), list.select(2), list.select(0, reason: .tap), list.select(0, reason: .tap),
        ]
        #expect(outcomes.map { $0.change?.reason.isByUser } == [false, nil, true, nil])
        #expect(outcomes.map(\.isAccepted) == [true, true, true, true])
    }

    @Test func `What selecting would do is what it does`() {
        let list = TabList([.init("a"), .init("b", isEnabled: false), .init("c")])
        for id in ["a", "b", "c", "x"] {
            var copy = list
            let outcome = list.outcome(ofSelecting: id, reason: .key)
            #expect(copy.select(id, reason: .key) == outcome)
        }
    }

    @Test func `Neighbours pass over disabled tabs and end at the ends`() {
        //  0  1  2  3  4  5
        // [-] a [-][-] b [-]
        let list = TabList((0..<6).map { TabList<Int>.Tab($0 * 10, isEnabled: $0 == 1 || $0 == 4) })
        #expect(list.nextEnabled(afterIndex: 1) == 4 && list.nextEnabled(afterIndex: 4) == nil)
        #expect(list.previousEnabled(beforeIndex: 4) == 1 && list.previousEnabled(beforeIndex: 1) == nil)
        #expect(list.nextEnabled(afterIndex: -5) == 1 && list.previousEnabled(beforeIndex: 99) == 4)
        #expect(list.nextEnabled(afterIndex: .max) == nil && list.previousEnabled(beforeIndex: .min) == nil)
        #expect(
            list.enabledIndex(rank: 1) == 4 && list.enabledIndex(rank: 2) == nil && list.enabledIndex(rank: -1) == nil)
        assertLaws(of: list)
        let byID = TabList(ids: ["a", "b"])
        #expect(byID.nextEnabled(after: "a") == "b" && byID.previousEnabled(before: "a") == nil)
        #expect(byID.nextEnabled(after: "x") == nil)
    }

    @Test func `Faults say what is valid`() {
        #expect("\(TabFault<String>.indexOutOfRange(7, valid: 0..<3))".contains("valid are 0 to 2"))
        #expect("\(TabFault<String>.indexOutOfRange(7, valid: 0..<0))".contains("no tabs"))
        #expect("\(TabFault.unknownID("x"))".contains("x"))
    }
}
