import Simulator
import Testing
import UIKit

@testable import TabKit

@Suite("Anything that can be done to segments") @MainActor struct RandomSegmentTests {
    private let phone = Simulator(.iPhone16)
    private let book = PageBook()

    private final class Rules { var refused: Set<String> = [] }

    @Test("keeps the laws", arguments: 0..<40)
    func laws(_ seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed) + 900)
        var changes: [TabChange] = []
        var values = 0
        let rules = Rules()
        let tabs = book.tabs(["a", "b", "c"], style: seed % 3 == 0 ? .underlined : .segmented)
        tabs.pager.isSwipeEnabled = seed % 2 == 0
        tabs.shouldSelect = { !rules.refused.contains($0.base as? String ?? "") }
        tabs.onSelect = { changes.append($0) }
        tabs.strip.addAction(UIAction { _ in values += 1 }, for: .valueChanged)
        phone.show(tabs)
        for step in 0..<40 {
            let (heard, sent, old) = (changes.count, values, tabs.selected)
            let event = try perform(on: tabs, rules, &generator)
            let isAtRest = Bool.random(using: &generator)
            if isAtRest { try phone.settle() } else { phone.advance(0.05) }
            let new = Array(changes[heard...])
            var problems = problems(of: tabs, changes: new, from: old, isAtRest: isAtRest)
            // What a swipe selects is no touch on the control.
            let chosen = new.count { $0.reason.isByUser && $0.reason != .swipe }
            if values - sent != chosen { problems.append("law 6: \(values - sent) values for \(chosen) choices") }
            if new.contains(where: { $0.reason.isByUser && rules.refused.contains($0.to?.base as? String ?? "") }) {
                problems.append("law 8: a refused tab is selected: \(new)")
            }
            #expect(problems.isEmpty, "seed \(seed), step \(step), \(event): \(problems)")
            guard problems.isEmpty else { return }
        }
        try phone.settle()
        #expect(book.unfinished.isEmpty)
    }

    private func perform(
        on tabs: TabsController, _ rules: Rules, _ generator: inout SeededGenerator
    ) throws -> String {
        let name = "abcdefg".randomElement(using: &generator).map(String.init) ?? "a"
        let isThere = tabs.ids.contains(name)
        let width = phone.phone.size.width
        let strip = tabs.strip.convert(tabs.strip.bounds, to: nil)
        let x = CGFloat.random(in: 5...(width - 5), using: &generator)
        switch Int.random(in: 0...12, using: &generator) {
        case 0...2:
            phone.tap(CGPoint(x: x, y: strip.midY))
            return "tap \(x)"
        case 3, 4:
            // Perhaps the pill, perhaps the strip itself.
            let end = CGFloat.random(in: 5...(width - 5), using: &generator)
            phone.drag(from: CGPoint(x: x, y: strip.midY), to: CGPoint(x: end, y: strip.midY), over: 0.2)
            return "drag \(x) to \(end)"
        case 5:
            // A page that is still in sight may be swiped back to: it was asked about, or code showed it.
            if !rules.refused.isEmpty { try phone.settle() }
            let isNext = Bool.random(using: &generator)
            phone.swipe(isNext ? .left : .right)
            return "swipe \(isNext)"
        case 6:
            tabs.select(name, animated: Bool.random(using: &generator))
            return "select \(name)"
        case 7:
            if isThere {
                if tabs.items.count > 1 { tabs.pager.remove(name) }
            } else {
                tabs.pager.insert(book.item(name), at: 1)
            }
            return "insert or remove \(name)"
        case 8:
            if isThere { tabs.pager.update(book.item(name, isEnabled: Bool.random(using: &generator))) }
            return "update \(name)"
        case 9:
            phone.rotate(to: Bool.random(using: &generator) ? .portrait : .landscapeLeft)
            return "turn"
        case 10:
            phone.direction = Bool.random(using: &generator) ? .rightToLeft : .leftToRight
            return "direction"
        case 11:
            try phone.settle()
            rules.refused = Set(
                "abcdefg".map(String.init).filter { _ in Int.random(in: 0...3, using: &generator) == 0 })
            return "refuse \(rules.refused.sorted())"
        default:
            phone.textSize = [.large, .accessibilityLarge].randomElement(using: &generator) ?? .large
            return "text"
        }
    }

    private func problems(
        of tabs: TabsController, changes: [TabChange], from old: AnyHashable?, isAtRest: Bool
    ) -> [String] {
        var problems = book.problems
        var last = old
        for change in changes {
            if change.from != last { problems.append("law 6: \(change) does not follow \(String(describing: last))") }
            last = change.to
        }
        if last != tabs.selected { problems.append("law 6: not everything was heard") }
        let elements = (0..<tabs.strip.accessibilityElementCount())
            .compactMap { tabs.strip.accessibilityElement(at: $0) as? UIAccessibilityElement }
        if elements.count != tabs.items.count { problems.append("law 23: \(elements.count) elements") }
        let marked = elements.count { $0.accessibilityTraits.contains(.selected) }
        if marked != (tabs.selected == nil ? 0 : 1) { problems.append("law 23: \(marked) elements are selected") }
        guard isAtRest, let id = tabs.selectedID else { return problems }
        if book.appeared != [id] { problems.append("law 15: \(book.appeared) appeared, \(id) is selected") }
        if tabs.pager.position != Double(tabs.selectedIndex ?? -1) { problems.append("law 9: \(tabs.pager.position)") }
        let safe = tabs.view.safeAreaInsets
        let insets = tabs.pager.store[AnyHashable(id)]?.view.safeAreaInsets
        if insets?.top != safe.top + tabs.strip.bounds.height || insets?.bottom != safe.bottom {
            problems.append("law 16: \(String(describing: insets))")
        }
        return problems
    }
}
