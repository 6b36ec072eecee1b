import UIKit

// A hardware keyboard: the strip is one stop, arrows choose at once, Control-Tab goes round.
extension TabStrip {
    /// Does what a key does.
    ///
    /// - Returns: Whether the key is one of the strip's.
    func choose(by press: UIPress) -> Bool {
        guard let key = press.key, let goal = goal(of: key) else { return false }
        choose(goal, reason: .key)
        return true
    }

    /// The tab that a key chooses, or `nil` if it is not the strip's.
    private func goal(of key: UIKey) -> AnyHashable? {
        let tabs = source.engine.tabs
        guard isEnabled, let selected = tabs.selected else { return nil }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let modifiers = key.modifierFlags.intersection([.control, .shift, .alternate, .command])
        switch (key.keyCode, modifiers) {
        case (.keyboardLeftArrow, []): return neighbour(of: selected, isNext: isRightToLeft)
        case (.keyboardRightArrow, []): return neighbour(of: selected, isNext: !isRightToLeft)
        case (.keyboardTab, .control): return neighbour(of: selected, isNext: true)
        case (.keyboardTab, [.control, .shift]): return neighbour(of: selected, isNext: false)
        case (.keyboardHome, []): return tabs.firstEnabledIndex.map { tabs[$0] }
        case (.keyboardEnd, []): return tabs.lastEnabledIndex.map { tabs[$0] }
        case (.keyboardReturnOrEnter, []), (.keyboardSpacebar, []): return selected
        default: return nil
        }
    }

    /// The enabled tab next to one; beyond the last comes the first.
    private func neighbour(of id: AnyHashable, isNext: Bool) -> AnyHashable? {
        let tabs = source.engine.tabs
        let neighbour = isNext ? tabs.nextEnabled(after: id) : tabs.previousEnabled(before: id)
        let wrapped = isNext ? tabs.firstEnabledIndex : tabs.lastEnabledIndex
        return neighbour ?? wrapped.map { tabs[$0] }
    }
}
