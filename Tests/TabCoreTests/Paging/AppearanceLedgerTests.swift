import Testing

@testable import TabCore

@Suite("What pages are told")
struct AppearanceLedgerTests {
    typealias Ledger = AppearanceLedger<Int>
    private static let containers = [Ledger.Container.hidden, .appearing, .appeared, .disappearing]
    private static let roles = [Ledger.Role?.none, .resting, .entering, .leaving]

    @Test("Law 15: whatever a page and its container do, its calls are balanced", arguments: 0..<20)
    func balanced(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var ledger = Ledger()
        /// Hidden, appearing, appeared, disappearing.
        var phase = 0
        for _ in 0..<500 {
            let container = Self.containers[Int.random(in: 0...3, using: &random)]
            let role = Self.roles[Int.random(in: 0...3, using: &random)]
            for call in ledger.update(1, role: role, in: container) {
                switch (call, phase) {
                case (.begin(1, isAppearing: true), 0), (.begin(1, isAppearing: true), 3): phase = 1
                case (.begin(1, isAppearing: false), 1), (.begin(1, isAppearing: false), 2): phase = 3
                case (.end(1), 1): phase = 2
                case (.end(1), 3): phase = 0
                default: Issue.record("\(call) in phase \(phase), seed \(seed)")
                }
            }
            #expect(ledger.appeared.isEmpty == (phase != 2) && ledger.unfinished.isEmpty == (phase == 0 || phase == 2))
            if role == nil || container == .hidden { #expect(phase == 0, "a page that is not there is hidden") }
            if role == .resting, container == .appeared { #expect(phase == 2) }
        }
    }

    @Test("Law 15: a second update with the same things is silent")
    func silent() {
        for container in Self.containers {
            for role in Self.roles {
                var ledger = Ledger()
                _ = ledger.update(1, role: .resting, in: .appeared)
                _ = ledger.update(1, role: role, in: container)
                #expect(
                    ledger.update(1, role: role, in: container).isEmpty, "\(container), \(String(describing: role))")
            }
        }
    }

    @Test("Law 15: a drag that comes back turns the story around in the middle")
    func turnedAround() {
        var ledger = Ledger()
        #expect(ledger.update(1, role: .resting, in: .appeared) == [.begin(1, isAppearing: true), .end(1)])
        #expect(ledger.update(1, role: .leaving, in: .appeared) == [.begin(1, isAppearing: false)])
        #expect(ledger.update(1, role: .resting, in: .appeared) == [.begin(1, isAppearing: true), .end(1)])
    }

    @Test("Law 15: the container's own story is the page's")
    func container() {
        var ledger = Ledger()
        #expect(ledger.update(1, role: .resting, in: .hidden).isEmpty)
        #expect(ledger.update(1, role: .resting, in: .appearing) == [.begin(1, isAppearing: true)])
        #expect(ledger.update(1, role: .resting, in: .appeared) == [.end(1)])
        #expect(ledger.update(1, role: .resting, in: .disappearing) == [.begin(1, isAppearing: false)])
        #expect(ledger.update(1, role: .resting, in: .hidden) == [.end(1)])
    }
}
