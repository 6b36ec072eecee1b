import Testing

@testable import TabCore

@Suite("Random sequences of every event")
struct PagingRandomTests {
    static let base = UInt64.random(in: 0..<1_000_000)

    @Test("The laws hold after every event", arguments: 0..<40)
    func lawsHold(run: UInt64) {
        let seed = Self.base + run
        var random = SeededGenerator(seed: seed)
        var options = PagingOptions()
        options.preload = Int.random(in: 0...1, using: &random)
        options.farJump = Bool.random(using: &random) ? .skip : .through
        options.retention = [PageRetention.all, .window(1), .recent(2)].randomElement(using: &random) ?? .all
        var harness = PagingHarness(0..<Int.random(in: 0...7, using: &random), options: options)
        var history: [String] = []
        for _ in 0..<1_500 {
            history.append(step(&harness, &random))
            assertLaws(of: harness, "seed \(seed), after \(history.suffix(12))")
            if !harness.problems.isEmpty { return }
        }
        harness.settle()
        assertLaws(of: harness, "seed \(seed), settled")
        #expect(harness.paging.isResting, "seed \(seed): settles; last \(history.suffix(12))")
    }

    private func step(_ harness: inout PagingHarness, _ random: inout SeededGenerator) -> String {
        let id = Int.random(in: 0..<9, using: &random)
        let fraction: Double = [0.1, 0.5, 0.9, 1.0, 1.0].randomElement(using: &random) ?? 1.0
        switch Int.random(in: 0..<21, using: &random) {
        case 0...3:
            let isAnimated = Int.random(in: 0..<4, using: &random) > 0
            let reason: SelectionReason = Bool.random(using: &random) ? .tap : .code
            harness.select(id, animated: isAnimated, reason: reason)
            return "select \(id) \(isAnimated)"
        case 4...6:
            let location = harness.paging.location + Double.random(in: -0.8...0.8, using: &random)
            harness.drag(to: location)
            return "drag to slot \(location)"
        case 7, 8:
            let flick = Int.random(in: -1...1, using: &random)
            harness.release(flick: flick)
            return "release \(flick)"
        case 9...12:
            harness.advance(fraction)
            return "advance \(fraction)"
        case 13:
            harness.send { $0.held() }
            return "held"
        case 14:
            if harness.paging.isHeld { harness.send { $0.holdEnded() } }
            return "hold ended"
        case 15:
            harness.refused = id < 6 ? [id] : []
            return "refused \(harness.refused)"
        case 16...18:
            return edit(&harness, id, &random)
        case 19:
            harness.send { $0.memoryWarning() }
            harness.send { $0.resized() }
            return "memory warning, resized"
        default:
            return appear(&harness, &random)
        }
    }

    private func edit(_ harness: inout PagingHarness, _ id: Int, _ random: inout SeededGenerator) -> String {
        let index = Int.random(in: 0...6, using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0, 1:
            harness.send { $0.edit { $0.insert(.init(id), at: min(index, $0.count)) } }
            return "insert \(id) at \(index)"
        case 2:
            harness.send { $0.edit { $0.remove(id) } }
            return "remove \(id)"
        case 3:
            harness.send { $0.edit { $0.move(id, to: min(index, max($0.count - 1, 0))) } }
            return "move \(id) to \(index)"
        case 4:
            let isEnabled = Bool.random(using: &random)
            harness.send { $0.edit { $0.setEnabled(isEnabled, for: id) } }
            return "enabled \(id) \(isEnabled)"
        default:
            let ids = Array(0..<9).shuffled(using: &random).prefix(index)
            harness.send { $0.edit { $0.replace(with: ids.map { .init($0) }) } }
            return "replace \(ids)"
        }
    }

    /// The container goes on in its life, forwards or turning back.
    private func appear(_ harness: inout PagingHarness, _ random: inout SeededGenerator) -> String {
        switch harness.container {
        case .hidden: harness.appear(.appearing)
        case .appearing: harness.appear(Bool.random(using: &random) ? .appeared : .disappearing)
        case .appeared: harness.appear(.disappearing)
        case .disappearing: harness.appear(Bool.random(using: &random) ? .hidden : .appearing)
        }
        harness.send { $0.layOut() }
        return "container \(harness.container)"
    }
}
