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

    private func randomEdit(
        _ list: inout TabList<Int>, _ model: inout NaiveTabList, _ random: inout SeededGenerator
    ) -> ListEdit<Int> {
        let oldIndex = model.index
        defer { model.repair(oldIndex: oldIndex) }
        let id = Int.random(in: 0..<20, using: &random)
        let known = model.tabs.firstIndex { $0.id == id }
        let tab = TabList<Int>.Tab(id, isEnabled: Int.random(in: 0..<4, using: &random) > 0)
        switch Int.random(in: 0..<6, using: &random) {
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
            let ids = Array((0..<20).shuffled(using: &random).prefix(Int.random(in: 0...14, using: &random)))
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
