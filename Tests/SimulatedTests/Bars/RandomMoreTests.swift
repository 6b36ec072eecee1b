import Simulator
import Testing
import UIKit

@testable import TabKit

@Suite("Anything that can be done to a bar with a More list") @MainActor struct RandomMoreTests {
    private let phone = Simulator(.iPhone16ProMax)
    private let book = PageBook()

    @Test("keeps the laws", arguments: 0..<40)
    func laws(_ seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed) + 500)
        var changes: [TabChange] = []
        let tabs = TabBarController(items: "abcdefg".map { book.item(String($0)) })
        tabs.overflow = .moreList
        tabs.transition = [.none, .slide, .fade][seed % 3]
        tabs.accessoryView = seed % 2 == 0 ? UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 40)) : nil
        tabs.onSelect = { changes.append($0) }
        phone.show(tabs)
        for step in 0..<40 {
            let (heard, old) = (changes.count, tabs.selected)
            let event = try perform(on: tabs, &generator)
            if Bool.random(using: &generator) { try phone.settle() } else { phone.advance(0.05) }
            let problems = problems(of: tabs, changes: Array(changes[heard...]), from: old)
            #expect(problems.isEmpty, "seed \(seed), step \(step), \(event): \(problems)")
            guard problems.isEmpty else { return }
        }
        try phone.settle()
        #expect(book.unfinished.isEmpty)
        #expect(tabs.view.subviews.allSatisfy { !$0.accessibilityElementsHidden })
    }

    private func perform(on tabs: TabBarController, _ generator: inout SeededGenerator) throws -> String {
        let name = "abcdefghij".randomElement(using: &generator).map(String.init) ?? "a"
        let isThere = tabs.items.contains { $0.id == AnyHashable(name) }
        let index = Int.random(in: 0...9, using: &generator)
        switch Int.random(in: 0...13, using: &generator) {
        case 0...3:
            let place = CGFloat.random(in: 5...(phone.phone.size.width - 5), using: &generator)
            phone.tap(CGPoint(x: place, y: tabs.barFrame.minY + 20))
            return "tap \(place)"
        case 4, 5:
            // A row of the list, if it is there.
            phone.tap(CGPoint(x: 200, y: 140 + 44 * CGFloat(index % 4)))
            return "row \(index % 4)"
        case 6:
            tabs.select(name, animated: Bool.random(using: &generator))
            return "select \(name)"
        case 7:
            tabs.selectedIndex = index
            return "index \(index)"
        case 8:
            if !isThere { tabs.insert(book.item(name), at: min(index, tabs.items.count)) }
            return "insert \(name)"
        case 9:
            if isThere, tabs.items.count > 2 { tabs.remove(name) }
            return "remove \(name)"
        case 10:
            if isThere { tabs.move(name, to: min(index, tabs.items.count - 1)) }
            return "move \(name) to \(index)"
        case 11:
            phone.rotate(to: Bool.random(using: &generator) ? .portrait : .landscapeLeft)
            return "turn"
        case 12:
            if isThere, tabs.selected != AnyHashable(name) {
                tabs.update(book.item(name, isEnabled: Bool.random(using: &generator)))
            }
            return "update \(name)"
        default:
            tabs.select(TabBarController.moreID)
            return "list"
        }
    }

    private func problems(of tabs: TabBarController, changes: [TabChange], from old: AnyHashable?) -> [String] {
        var problems = book.problems
        var last = old
        for change in changes {
            if change.from != last { problems.append("law 6: \(change) does not follow \(String(describing: last))") }
            if change.from == change.to { problems.append("law 6: \(change) is none") }
            last = change.to
        }
        if last != tabs.selected { problems.append("law 6: not everything was heard") }
        if tabs.childControllers.count > 5 { problems.append("UIKit has \(tabs.childControllers.count) tabs") }
        let known = tabs.children.count - (tabs.more == nil ? 0 : 1)
        if known > tabs.items.count || known < tabs.items.count - 1 { problems.append("\(known) children") }
        if tabs.strip.items.count > 5, tabs.traitCollection.horizontalSizeClass != .regular {
            problems.append("\(tabs.strip.items.count) items in the bar")
        }
        let children = tabs.items.compactMap { tabs.controllers[$0.id] }
        if children != tabs.viewControllers ?? [] { problems.append("law 1: the children are not those of the items") }
        guard let id = tabs.selected else { return problems + ["law 2: nothing is selected"] }
        if tabs.controller(for: id) !== tabs.selectedViewController { problems.append("law 2: another page is shown") }
        let isList = id == TabBarController.moreID
        if book.appeared != (isList ? [] : [id.base as? String ?? ""]) {
            problems.append("law 15: \(book.appeared) appeared, \(id) is selected")
        }
        let bottom = tabs.selectedViewController?.view.safeAreaInsets.bottom ?? 0
        let room = tabs.strip.bounds.height + phone.phone.safeArea.bottom + tabs.accessoryHeight
        if abs(bottom - room) > 0.001 { problems.append("law 16: the bottom is \(bottom), not \(room)") }
        let marked = (0..<tabs.strip.accessibilityElementCount())
            .compactMap { tabs.strip.accessibilityElement(at: $0) as? UIAccessibilityElement }
            .filter { $0.accessibilityTraits.contains(.selected) }
        if marked.count != 1 { problems.append("law 23: \(marked.count) elements are selected") }
        return problems
    }
}
