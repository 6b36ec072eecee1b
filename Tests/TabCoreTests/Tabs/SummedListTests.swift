import Testing

@testable import TabCore

@Suite struct SummedListTests {
    /// Numbers that follow each other, or, with a step of 0, are equal.
    struct Run: SummedRun, Equatable {
        var value: Int
        var step = 0
        var count = 1

        var sum: Total { Total(value: value * count + step * count * (count - 1) / 2, last: count) }

        subscript(range: Range<Int>) -> Run {
            Run(value: value + step * range.lowerBound, step: step, count: range.count)
        }

        var values: [Int] { (0..<count).map { value + step * $0 } }
    }

    struct Total: Summary {
        var value: Int
        var last: Int
        static let zero = Total(value: 0, last: 0)
        static func + (a: Total, b: Total) -> Total { Total(value: a.value + b.value, last: a.last + b.last) }
    }

    func single(_ value: Int) -> Run { Run(value: value) }

    func values(_ list: SummedList<Run>) -> [Int] { list.runs.flatMap(\.values) }

    @Test(arguments: [0, 1, 2, 3, 7, 64, 1000, 100_000], [1, 10, 100_000])
    func `A new list is balanced, however long its runs are`(count: Int, length: Int) {
        let starts = stride(from: 0, to: count, by: length)
        let list = SummedList(starts.map { Run(value: $0, step: 1, count: min(length, count - $0)) })
        #expect(list.violations == [])
        #expect(list.count == count && list.total.value == count * (count - 1) / 2)
        for index in sampled(0...max(0, count - 1)) where index < count {
            #expect(list[index] == Run(value: index, step: 1))
            let (slot, offset) = list.place(of: index)
            #expect(list.index(ofSlot: slot) + offset == index)
            #expect(list.sum(before: index).value == index * (index - 1) / 2)
            #expect(list.firstIndex { _, reached in reached > index } == index)
            #expect(list.firstIndex { sum, reached in sum.last == reached && reached > index } == index)
        }
        #expect(list.sum(before: count).value == list.total.value)
        #expect(list.firstIndex { _, reached in reached > count } == nil)
    }

    @Test(arguments: [0, 5000], [1, 5000])
    func `Inserting at one place over and over keeps the balance`(at place: Int, length: Int) {
        var list = SummedList(
            stride(from: 0, to: 5000, by: length).map { Run(value: $0, step: 1, count: length) })
        for value in 0..<5000 { list.insert(single(-value), at: place) }
        #expect(list.violations == [] && list.count == 10_000 && list[place].value == -4999)
    }

    @Test(arguments: [1, 2000])
    func `Removing from one end keeps the balance, down to nothing and up again`(length: Int) {
        var list = SummedList(
            stride(from: 0, to: 2000, by: length).map { Run(value: $0, step: 1, count: length) })
        for value in 0..<2000 {
            #expect(list.remove(at: 0).value == value)
            if value.isMultiple(of: 100) { #expect(list.violations == []) }
        }
        #expect(list.count == 0 && list.root == nil && list.total.value == 0)
        list.insert(single(4), at: 0)
        #expect(values(list) == [4] && list.violations == [])
    }

    @Test(arguments: 1...8)
    func `Random edits of long runs agree with an array and with a list of single elements`(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let runs = (0..<Int.random(in: 0...6, using: &random)).map { number in
            Run(
                value: number * 100, step: Int.random(in: 0...1, using: &random),
                count: Int.random(in: 1...30, using: &random))
        }
        var model = runs.flatMap(\.values)
        var list = SummedList(runs)
        var plain = SummedList(model.map { single($0) })
        var slots: [Int: Int] = [:]
        for step in 1000..<1250 {
            let place = Int.random(in: 0...model.count, using: &random)
            switch Int.random(in: 0..<3, using: &random) {
            case 0 where place < model.count:
                let removed = model.remove(at: place)
                slots[removed] = nil
                #expect(list.remove(at: place).value == removed && plain.remove(at: place).value == removed)
            case 1 where place < model.count:
                slots[model[place]] = nil
                model[place] = step
                list.update(at: place, to: single(step))
                plain.update(at: place, to: single(step))
            default:
                model.insert(step, at: place)
                slots[step] = list.insert(single(step), at: place)
                plain.insert(single(step), at: place)
            }
            let name = Comment(rawValue: "seed \(seed), step \(step)")
            #expect(list.violations == [] && values(list) == model && values(plain) == model, name)
            #expect(list.total.value == plain.total.value && list.total.value == model.reduce(0, +), name)
            let sums = (0...model.count).map { list.sum(before: $0).value }
            #expect(sums == (0...model.count).map { plain.sum(before: $0).value }, name)
            for (value, slot) in slots { #expect(list.index(ofSlot: slot) == model.firstIndex(of: value), name) }
            let goal = Int.random(in: 0...(model.count + 1), using: &random)
            let found = list.firstIndex { _, count in count >= goal }
            #expect(found == plain.firstIndex { _, count in count >= goal }, name)
        }
    }

    @Test func `An edit costs few nodes, wherever it is in a long run`() {
        var list = SummedList([Run(value: 7, count: 100_000)])
        for index in stride(from: 0, to: 100_000, by: 1000) { list.update(at: index, to: single(index)) }
        #expect(list.nodes.count <= 201 && list.count == 100_000 && list.violations == [])
        for _ in 0..<100 {
            list.insert(single(1), at: 50_500)
            list.remove(at: 50_500)
        }
        #expect(list.nodes.count <= 203 && list.violations == [])
    }

    @Test func `A copy doesn't see the edits of the other`() {
        let list = SummedList((0..<10).map { single($0) })
        var copy = list
        copy.update(at: 0, to: single(100))
        copy.remove(at: 5)
        #expect(values(list) == Array(0..<10) && list.total.value == 45)
        #expect(copy.total.value == 140)
    }
}
