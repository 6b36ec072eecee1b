import Simulator
import Testing
import UIKit

@testable import TabKit

@Suite("Anything that can be done to a bar") @MainActor struct RandomBarTests {
    private let phone = Simulator(.iPhone16)
    private let book = PageBook()

    private func item(_ id: String, _ generator: inout SeededGenerator) -> TabItem {
        var item = book.item(id, isEnabled: Int.random(in: 0...4, using: &generator) > 0)
        if Int.random(in: 0...5, using: &generator) == 0 { item.height = 70 }
        return item
    }

    @Test("keeps the laws", arguments: 0..<60)
    func laws(_ seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        var changes: [TabChange] = []
        var actions = 0
        let first = ["a", "b", "c", "d"].map { item($0, &generator) }
        let tabs = TabBarController(items: first + [.action(id: "!", title: "Do") { actions += 1 }])
        tabs.transition = [.none, .slide, .fade][seed % 3]
        tabs.onSelect = { changes.append($0) }
        phone.show(tabs)
        for step in 0..<30 {
            let heard = changes.count
            let old = tabs.selected
            let isByUser = try perform(on: tabs, &generator)
            if Bool.random(using: &generator) { try phone.settle() } else { phone.advance(0.05) }
            let problems = problems(of: tabs, changes: Array(changes[heard...]), from: old, isByUser: isByUser)
            #expect(problems.isEmpty, "seed \(seed), step \(step): \(problems)")
            guard problems.isEmpty else { return }
        }
        try phone.settle()
        #expect(book.unfinished.isEmpty)
        #expect(tabs.strip.position == Double(tabs.strip.selectedIndex ?? 0) || tabs.selected == nil)
        #expect(tabs.view.subviews.allSatisfy { !$0.accessibilityElementsHidden })
    }

    /// - Returns: Whether a person did it.
    private func perform(on tabs: TabBarController, _ generator: inout SeededGenerator) throws -> Bool {
        let names = ["a", "b", "c", "d", "e", "f", "g"]
        let name = names.randomElement(using: &generator) ?? "a"
        let index = Int.random(in: 0...7, using: &generator)
        switch Int.random(in: 0...12, using: &generator) {
        case 0...4:
            let place = CGFloat.random(in: 5...(phone.phone.size.width - 5), using: &generator)
            phone.tap(CGPoint(x: place, y: tabs.barFrame.minY + 20))
            return true
        case 5: tabs.select(name, animated: Bool.random(using: &generator))
        case 6: tabs.selectedIndex = index
        case 7:
            if !tabs.items.contains(where: { $0.id == AnyHashable(name) }) {
                tabs.insert(item(name, &generator), at: min(index, tabs.items.count))
            }
        case 8:
            if tabs.items.count > 3, tabs.items.contains(where: { $0.id == AnyHashable(name) }) { tabs.remove(name) }
        case 9: if tabs.items.contains(where: { $0.id == AnyHashable(name) }) { tabs.update(item(name, &generator)) }
        case 10: phone.rotate(to: Bool.random(using: &generator) ? .portrait : .landscapeLeft)
        case 11: phone.direction = Bool.random(using: &generator) ? .rightToLeft : .leftToRight
        default: tabs.setBarHidden(Bool.random(using: &generator), animated: Bool.random(using: &generator))
        }
        return false
    }

    private func problems(
        of tabs: TabBarController, changes: [TabChange], from old: AnyHashable?, isByUser: Bool
    ) -> [String] {
        var problems = book.problems
        var last = old
        for change in changes {
            if change.from != last { problems.append("law 6: \(change) does not follow \(last as Any)") }
            if change.reason.isByUser != isByUser { problems.append("law 6: \(change) is not by whom it says") }
            last = change.to
        }
        if last != tabs.selected { problems.append("law 6: not everything was heard") }
        let children = tabs.items.filter { $0.action == nil }.compactMap { tabs.controllers[$0.id] }
        if children != tabs.viewControllers ?? [] { problems.append("law 1: the children are not those of the items") }
        guard let id = tabs.selected else { return problems }
        let page = tabs.controllers[id]
        if page !== tabs.selectedViewController { problems.append("law 2: another page is shown") }
        if book.appeared != [id.base as? String ?? ""] { problems.append("law 15: \(book.appeared) appeared") }
        let bar = tabs.isBarHidden ? 0 : tabs.strip.bounds.height
        let bottom = page?.view.safeAreaInsets.bottom
        if bottom != bar + phone.phone.safeArea.bottom { problems.append("law 16: the bottom is \(bottom as Any)") }
        let elements = (0..<tabs.strip.accessibilityElementCount())
            .compactMap { tabs.strip.accessibilityElement(at: $0) as? UIAccessibilityElement }
        if elements.count != tabs.items.count { problems.append("law 23: \(elements.count) elements") }
        if elements.filter({ $0.accessibilityTraits.contains(.selected) }).count != 1 {
            problems.append("law 23: not exactly one element is selected")
        }
        return problems
    }
}
