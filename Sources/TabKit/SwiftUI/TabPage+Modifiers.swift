import SwiftUI

// What a page says about its tab. Each returns a page, so these have to come before modifiers of SwiftUI's.
extension TabPage {
    /// A number on the tab; 0 and less show nothing.
    public func badge(_ count: Int) -> TabPage { changing { $0.badge = .count(count) } }

    /// A short text on the tab; `nil` and an empty one show nothing.
    public func badge(_ text: String?) -> TabPage { changing { $0.badge = text.map { .text($0) } } }

    /// A badge of any kind on the tab; `nil` shows none.
    public func badge(_ badge: TabBadge?) -> TabPage { changing { $0.badge = badge } }

    /// Keeps the tab from being selected. Swipes pass over it.
    public func disabled(_ disabled: Bool) -> TabPage { changing { $0.isEnabled = !disabled } }

    /// What VoiceOver says for the tab. Default: its title. Give one to a tab that has only an image or a label of its own.
    public func accessibilityLabel(_ label: String) -> TabPage { changing { $0.accessibilityLabel = label } }

    /// The symbol while the tab is selected. Default: the same as else.
    public func selectedSystemImage(_ name: String?) -> TabPage { changing { $0.selectedSystemImage = name } }

    /// What the tab does in place of being selected.
    public func action(_ action: @escaping @MainActor () -> Void) -> TabPage { changing { $0.action = action } }

    /// Hears how far the page is from its place: -1 is a page before it, 0 in it, 1 a page after it. Runs in each frame of a
    /// movement in which the page is in sight.
    public func onTabProgress(_ action: @escaping @MainActor (Double) -> Void) -> TabPage {
        changing { $0.onProgress = action }
    }

    /// Changes the item of the UIKit face that the tab becomes: its height, width, locked colour, animation.
    ///
    /// It runs with each update, after everything else; the item's `id` and page stay what they are.
    public func tabItem(_ change: @escaping @MainActor (inout TabItem) -> Void) -> TabPage {
        changing { page in
            let earlier = page.change
            page.change = { item in
                earlier(&item)
                change(&item)
            }
        }
    }

    private func changing(_ change: (inout TabPage) -> Void) -> TabPage {
        var page = self
        change(&page)
        return page
    }
}
