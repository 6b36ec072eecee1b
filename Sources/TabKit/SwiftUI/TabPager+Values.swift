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
        // The selected tab stays in the list until another is selected.
        if let selected, !items.contains(where: { $0.id == selected }), let leaving = item(for: selected) {
            apply(items + [leaving])
        } else {
            edit(items)
        }
        select(value: goal, animated: animated)
        if count != items.count { edit(items) }
    }
}
