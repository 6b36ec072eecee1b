import UIKit

extension TabPager {
    /// Selects the tab of a value; `nil` selects none.
    func select(value: (some Hashable)?, animated: Bool) {
        if let value { select(value, animated: animated) } else { deselect() }
    }

    /// Makes the list another, and the selection too, in one step: no third page comes in between.
    ///
    /// - Parameters:
    ///   - items: The new list; `nil` leaves it.
    ///   - goal: What to select; `nil` leaves the selection, `.some(nil)` empties it.
    ///   - animated: Whether tabs and pages move there.
    func update<Value: Hashable>(_ items: [TabItem]?, selecting goal: Value??, animated: Bool) {
        guard let items else {
            if let goal { select(value: goal, animated: animated) }
            return
        }
        let isAnimated = animated && viewIfLoaded?.window != nil
        let edit = { [self] (items: [TabItem]) in
            guard isAnimated else { return apply(items) }
            UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
                self.apply(items)
                self.viewIfLoaded?.superview?.layoutIfNeeded()
            }
        }
        guard let goal else { return edit(items) }
        let bridge = items.keeping(selected, of: self.items)
        if let bridge { apply(bridge) } else { edit(items) }
        select(value: goal, animated: animated)
        if bridge != nil { edit(items) }
    }
}

extension [TabItem] {
    /// The list in which a tab that can't stay selected still is as it was, between the tabs that it was between.
    ///
    /// - Returns: `nil` if it can stay selected.
    func keeping(_ selected: AnyHashable?, of old: [TabItem]) -> [TabItem]? {
        guard let index = old.firstIndex(where: { $0.id == selected }) else { return nil }
        var list = self
        if let place = firstIndex(where: { $0.id == selected }) {
            guard !self[place].isSelectable else { return nil }
            list[place] = old[index]
        } else {
            let before = Set(old[..<index].map(\.id))
            let place = lastIndex { before.contains($0.id) }.map { $0 + 1 } ?? 0
            list.insert(old[index], at: place)
        }
        return list
    }
}
