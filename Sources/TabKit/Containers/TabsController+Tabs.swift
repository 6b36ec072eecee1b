import UIKit

// What an app does most, without a detour by the pager.
extension TabsController {
    /// The tabs, in order. See ``TabPager/items``.
    public var items: [TabItem] { pager.items }

    /// The id of the selected tab; `nil` only if no tab is enabled.
    public var selected: AnyHashable? { pager.selected }

    /// The index of the selected tab.
    public var selectedIndex: Int? { pager.selectedIndex }

    /// The controller of the selected page, if it has been made.
    public var selectedViewController: UIViewController? { pager.selectedViewController }

    /// Hears each change of the selection once, after it.
    public var onSelect: ((TabChange) -> Void)? {
        get { pager.onSelect }
        set { pager.onSelect = newValue }
    }

    /// Hears when the user chooses the selected tab again.
    public var onReselect: ((AnyHashable) -> Void)? {
        get { pager.onReselect }
        set { pager.onReselect = newValue }
    }

    /// Asked once before each change that the user begins. See ``TabPager/shouldSelect``.
    public var shouldSelect: ((AnyHashable) -> Bool)? {
        get { pager.shouldSelect }
        set { pager.shouldSelect = newValue }
    }

    /// Selects a tab and shows its page. See ``TabPager/select(_:animated:)``.
    @discardableResult
    public func select(_ id: some Hashable, animated: Bool = false) -> Bool {
        pager.select(id, animated: animated)
    }

    /// Selects the tab at an index. See ``TabPager/select(index:animated:)``.
    @discardableResult
    public func select(index: Int, animated: Bool = false) -> Bool {
        pager.select(index: index, animated: animated)
    }

    /// Makes the list this one, by the difference. See ``TabPager/apply(_:)``.
    public func apply(_ items: [TabItem]) { pager.apply(items) }

    /// Makes the list one of these ids, by the difference. See ``TabPager/apply(ids:item:)``.
    public func apply<ID: Hashable>(ids: [ID], item: @escaping @MainActor (ID) -> TabItem) {
        pager.apply(ids: ids, item: item)
    }
}
