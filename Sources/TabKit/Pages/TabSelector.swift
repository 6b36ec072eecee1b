import UIKit

/// Whatever shows the tabs of a pager and lets the user choose one: a `TabStrip`, or a control of UIKit's.
///
/// A pager keeps its selector up to date; the selector tells the pager of the user's choices with
/// `TabPager.choose(_:reason:)`.
@MainActor public protocol TabSelector: AnyObject {
    /// The selector belongs to this pager now, or to none. It shows the pager's tabs from here on.
    func attach(to pager: TabPager?)

    /// The pager's tabs have changed.
    ///
    /// - Parameters:
    ///   - pager: The pager, which has the new tabs already.
    ///   - edit: What came, went and moved, step by step; empty if only looks have changed.
    ///   - updated: The tabs that look different.
    func tabsDidChange(in pager: TabPager, edit: TabEdit, updated: [AnyHashable])

    /// The pager's position or selection has changed; runs in every frame of a movement.
    func pagerDidMove(_ pager: TabPager)

    /// The selected tab was selected again: show it, if it is out of sight.
    func reveal(_ id: AnyHashable, animated: Bool)
}

struct WeakSelector {
    weak var selector: (any TabSelector)?
}

extension TabPager {
    /// Whatever shows the tabs of this pager. Setting it connects the two, and disconnects all others.
    public var selector: (any TabSelector)? {
        get { selectors.lazy.compactMap(\.selector).first }
        set {
            guard newValue !== selector || selectors.count > 1 else { return }
            for old in selectors { old.selector?.attach(to: nil) }
            selectors = []
            if let newValue { addSelector(newValue) }
        }
    }

    /// Connects one more selector, so that several show the same tabs. They are not kept alive.
    public func addSelector(_ selector: any TabSelector) {
        selectors.removeAll { $0.selector == nil || $0.selector === selector }
        selectors.append(WeakSelector(selector: selector))
        selector.attach(to: self)
    }

    /// Disconnects a selector.
    public func removeSelector(_ selector: any TabSelector) {
        selectors.removeAll { $0.selector == nil || $0.selector === selector }
        selector.attach(to: nil)
    }
}
