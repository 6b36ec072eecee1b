import UIKit

/// The selection of a pager and what its pages want to remember, under one key.
///
/// ```swift
/// let state = pager.restorationState(of: Section.self)          // when the scene goes to the background
/// pager.restore(state)                                          // in the next life of the app
/// ```
public struct TabRestorationState<ID: Hashable & Codable>: Codable, Equatable {
    /// The selected tab.
    public var selected: ID?
    /// What each page gave, by tab.
    public var pages: [ID: Data]

    public init(selected: ID? = nil, pages: [ID: Data] = [:]) {
        self.selected = selected
        self.pages = pages
    }
}

extension TabRestorationState: Sendable where ID: Sendable {}

/// A page with something to remember from one life of the app to the next, such as how far it was scrolled.
@MainActor public protocol TabPageRestoring: AnyObject {
    /// What the page wants to remember; `nil` for nothing.
    func savePageState() -> Data?
    /// What the page gave in an earlier life. Called once, when its view is loaded.
    func restorePageState(_ state: Data)
}

extension TabPager {
    /// The selection and the states of all pages that have something to remember; those of tabs with ids of another
    /// type are left out.
    public func restorationState<ID: Hashable & Codable>(of type: ID.Type) -> TabRestorationState<ID> {
        var state = TabRestorationState<ID>(selected: selected?.base as? ID)
        for id in engine.tabs.ids {
            guard let key = id.base as? ID else { continue }
            state.pages[key] = (store[id] as? any TabPageRestoring)?.savePageState() ?? restored[id]
        }
        return state
    }

    /// Selects the tab that was selected, without animation, and gives pages what they gave, each when it is loaded.
    ///
    /// - Returns: Whether the selected tab is the one of the state; a tab that is not there any more is left alone.
    @discardableResult
    public func restore<ID: Hashable & Codable>(_ state: TabRestorationState<ID>) -> Bool {
        for (id, data) in state.pages where engine.tabs.contains(id) {
            restored[id] = data
            if store[id]?.isViewLoaded == true { restorePage(id) }
        }
        return state.selected.map { select($0) } ?? false
    }

    /// Gives a page what it gave in an earlier life, if there is anything.
    func restorePage(_ id: AnyHashable) {
        guard let data = restored.removeValue(forKey: id) else { return }
        (store[id] as? any TabPageRestoring)?.restorePageState(data)
    }
}
