import Testing

@testable import TabCore

@Suite struct TabListRandomTests {
    @Test(arguments: 1...24)
    func `Random edits agree with a plain list, and their steps lead from one to the other`(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        var model = NaiveTabList()
        var list = TabList<Int>()
        var mirror: [Int] = []
        for step in 0..<150 {
            let before = list
            let edit = randomEdit(&list, &model, &random)
            mirror.apply(edit.steps) { $0 }
            let place = Comment(rawValue: "seed \(seed), step \(step)")
            #expect(list.tabs == model.tabs && list.selected == model.selected, place)
            #expect(mirror == list.ids, place)
            #expect((edit.selection != nil) == (before.selected != list.selected), place)
            #expect(edit.isEmpty == (before == list), place)
            assertLaws(of: list)
        }
    }

    @Test(arguments: 1...8)
    func `Random edits of given tabs agree with a plain list, whichever of them are disabled or repeated`(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let ids = (0..<80).map { _ in Int.random(in: 0..<110, using: &random) }
        // Long stretches are enabled, or disabled.
        let tabs = ids.enumerated().map { TabList<Int>.Tab($1, isEnabled: $0 / 20 % 2 == 0) }
        var model = NaiveTabList()
        for tab in tabs where !model.tabs.contains(where: { $0.id == tab.id }) { model.tabs.append(tab) }
        model.repair(oldIndex: nil)
        var repeated = 0
        var list = TabList(tabs) { _ in repeated += 1 }
        #expect(list.tabs == model.tabs && list.selected == model.selected)
        #expect(repeated == ids.count - Set(ids).count)
        for step in 0..<150 {
            let place = Comment(rawValue: "seed \(seed), step \(step)")
            let before = list
            var mirror = list.ids
            let edit = randomEdit(&list, &model, &random, ids: 0..<110, replaces: step % 50 == 49)
            mirror.apply(edit.steps) { $0 }
            #expect(list.tabs == model.tabs && list.selected == model.selected && mirror == list.ids, place)
            #expect(edit.isEmpty == (before == list), place)
            if step.isMultiple(of: 9) { assertLaws(of: list) }
        }
    }

    @Test func `A tab that left and came back, or was moved, is found where it is`() {
        var list = TabList(ids: 0..<10)
        list.remove(4)
        list.insert(.init(4), at: 9)
        list.move(0, to: 5)
        list.move(0, to: 8)
        #expect(list.ids == [1, 2, 3, 5, 6, 7, 8, 9, 0, 4])
        #expect(list.index(of: 4) == 9 && list.index(of: 0) == 8 && list.index(of: 9) == 7)
        list.remove(0)
        list.insert(.init(10), at: 0)
        #expect(!list.contains(0) && list.index(of: 10) == 0 && list.index(of: 4) == 9)
        assertLaws(of: list)
    }

    private func randomEdit(
        _ list: inout TabList<Int>, _ model: inout NaiveTabList, _ random: inout SeededGenerator,
        ids: Range<Int> = 0..<20, replaces: Bool? = nil
    ) -> ListEdit<Int> {
        let oldIndex = model.index
        defer { model.repair(oldIndex: oldIndex) }
        let id = Int.random(in: ids, using: &random)
        let known = model.tabs.firstIndex { $0.id == id }
        let tab = TabList<Int>.Tab(id, isEnabled: Int.random(in: 0..<4, using: &random) > 0)
        switch replaces == true ? 5 : Int.random(in: 0..<(replaces == false ? 5 : 6), using: &random) {
        case 0, 1:
            let place = Int.random(in: -1...(model.tabs.count + 1), using: &random)
            if known == nil { model.tabs.insert(tab, at: min(max(place, 0), model.tabs.count)) }
            return list.insert(tab, at: place)
        case 2:
            if let known { model.tabs.remove(at: known) }
            return list.remove(id)
        case 3:
            let place = Int.random(in: -1...(model.tabs.count + 1), using: &random)
            if let known {
                let moved = model.tabs.remove(at: known)
                model.tabs.insert(moved, at: min(max(place, 0), model.tabs.count))
            }
            return list.move(id, to: place)
        case 4:
            if let known { model.tabs[known].isEnabled = tab.isEnabled }
            return list.setEnabled(tab.isEnabled, for: id)
        default:
            let ids = Array(
                ids.shuffled(using: &random).prefix(Int.random(in: 0...(ids.count * 7 / 10), using: &random)))
            let kept = Bool.random(using: &random) ? model.tabs.shuffled(using: &random) : model.tabs
            let new = Bool.random(using: &random) ? ids.map { TabList<Int>.Tab($0) } : kept
            model.tabs = new
            return list.replace(with: new)
        }
    }

    @Test func `A hundred thousand tabs`() {
        let count = 100_000
        var list = TabList(ids: 0..<count, selected: 99_999)
        #expect(list.index(of: 77_777) == 77_777 && list.selectedIndex == 99_999)
        for id in 0..<500 { list.move(id * 100, to: count - 1) }
        for id in count..<(count + 500) { list.insert(.init(id), at: 0) }
        for id in 0..<500 { list.remove(id * 150 + 1) }
        for id in 0..<500 { list.setEnabled(false, for: id * 3) }
        #expect(list.count == count)
        assertLaws(of: list)
        let ids = list.ids
        let edit = list.replace(with: (ids.dropFirst(10) + ids.prefix(10)).map { .init($0) })
        #expect(edit.steps.count == 10 && edit.moved.count == 10)
        assertLaws(of: list)
    }
}
