import Testing

@testable import TabCore

@Suite struct SummedListTests {
    struct Element: Summed, Equatable {
        var value: Int
        var sum: Total { Total(value: value) }
    }

    struct Total: Summary {
        var value: Int
        static let zero = Total(value: 0)
        static func + (a: Total, b: Total) -> Total { Total(value: a.value + b.value) }
    }

    @Test(arguments: [0, 1, 2, 3, 7, 64, 1000, 100_000])
    func `A new list is balanced, and a slot is an index`(count: Int) {
        let list = SummedList((0..<count).map { Element(value: $0) })
        #expect(list.violations == [])
        #expect(list.count == count && list.total.value == count * (count - 1) / 2)
        for index in sampled(0...max(0, count - 1)) where index < count {
            #expect(list[index].value == index && list.index(ofSlot: index) == index)
            #expect(list.sum(before: index).value == index * (index - 1) / 2)
            #expect(list.firstIndex { _, reached in reached > index } == index)
        }
        #expect(list.firstIndex { _, reached in reached > count } == nil)
    }

    @Test(arguments: [0, 5000])
    func `Inserting at one place over and over keeps the balance`(at place: Int) {
        var list = SummedList((0..<5000).map { Element(value: $0) })
        for value in 0..<5000 { list.insert(Element(value: -value), at: place) }
        #expect(list.violations == [] && list.count == 10_000 && list[place].value == -4999)
    }

    @Test func `Removing from one end keeps the balance, down to nothing and up again`() {
        var list = SummedList((0..<2000).map { Element(value: $0) })
        for value in 0..<2000 {
            #expect(list.remove(at: 0).element.value == value)
            if value.isMultiple(of: 100) { #expect(list.violations == []) }
        }
        #expect(list.count == 0 && list.root == nil && list.total.value == 0)
        list.insert(Element(value: 4), at: 0)
        #expect(list.map(\.value) == [4] && list.violations == [])
    }

    @Test(arguments: 1...8)
    func `Random edits agree with an array`(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        var model = (0..<Int.random(in: 0...50, using: &random)).map { Element(value: $0) }
        var list = SummedList(model)
        var slots = Dictionary(uniqueKeysWithValues: model.indices.map { ($0, $0) })
        for step in 100..<600 {
            let place = Int.random(in: 0...model.count, using: &random)
            if place < model.count, Bool.random(using: &random) {
                let removal = list.remove(at: place)
                #expect(removal.element == model.remove(at: place))
                slots[removal.element.value] = nil
                if let slot = removal.relocated { slots[list[slot: slot].value] = slot }
            } else {
                model.insert(Element(value: step), at: place)
                slots[step] = list.insert(Element(value: step), at: place)
            }
            #expect(list.violations == [] && Array(list) == model, "seed \(seed), step \(step)")
            let found = model.map { slots[$0.value].map { list.index(ofSlot: $0) } }
            #expect(found == model.indices.map { $0 }, "seed \(seed), step \(step)")
        }
    }

    @Test func `A copy doesn't see the edits of the other`() {
        let list = SummedList((0..<10).map { Element(value: $0) })
        var copy = list
        copy.update(slot: 0, to: Element(value: 100))
        _ = copy.remove(at: 5)
        #expect(list.map(\.value) == Array(0..<10) && list.total.value == 45)
        #expect(copy.total.value == 140)
    }
}
