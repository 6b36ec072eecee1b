import Testing

@testable import TabCore

@Suite struct RearrangementTests {
    /// Takes the steps on a plain array of targets, and says how many of them move something.
    private func play(_ targets: [Int], count: Int) -> (result: [Int], moves: Int) {
        var result = targets
        var moves = 0
        for step in Rearrangement(targets: targets, count: count).steps() {
            switch step {
            case .insert(let target, let index): result.insert(target, at: index)
            case .move(let target, let from, let to):
                #expect(result[from] == target && from != to)
                result.insert(result.remove(at: from), at: to)
                moves += 1
            }
        }
        return (result, moves)
    }

    @Test(arguments: 0...7)
    func `All orders of a few elements, with and without new ones among them`(count: Int) {
        for order in permutations(count) {
            // Every second target is new.
            for spread in [1, 2] {
                let targets = order.map { $0 * spread }
                let (result, moves) = play(targets, count: count * spread)
                #expect(result == Array(0..<(count * spread)), "\(targets)")
                #expect(moves <= count - longestRun(order), "\(targets)")
            }
        }
    }

    @Test(arguments: 1...20)
    func `Random orders, with random new elements`(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let count = Int.random(in: 0...300, using: &random)
        let kept = (0..<count).filter { _ in Bool.random(using: &random) }
        let (result, _) = play(kept.shuffled(using: &random), count: count)
        #expect(result == Array(0..<count), "seed \(seed)")
    }

    @Test func `A hundred thousand elements in reverse`() {
        let count = 100_000
        let steps = Rearrangement(targets: (0..<count).reversed(), count: count).steps()
        #expect(steps.count == count - 1)
    }

    private func permutations(_ count: Int) -> [[Int]] {
        guard count > 0 else { return [[]] }
        return permutations(count - 1).flatMap { order in
            (0...order.count).map { place in
                var order = order
                order.insert(count - 1, at: place)
                return order
            }
        }
    }

    /// The length of a longest increasing subsequence, found by trying.
    private func longestRun(_ order: [Int]) -> Int {
        var lengths: [Int] = []
        for (index, value) in order.enumerated() {
            lengths.append(1 + ((0..<index).filter { order[$0] < value }.map { lengths[$0] }.max() ?? 0))
        }
        return lengths.max() ?? 0
    }
}
