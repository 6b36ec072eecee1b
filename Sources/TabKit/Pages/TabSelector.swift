import UIKit

/// Whatever shows the tabs of a pager and lets the user choose one: a `TabStrip`, or a control of UIKit's.
///
/// A pager keeps its selector up to date; the selector tells the pager of the user's choices with
/// `TabPager.choose(_:reason:)`.
@MainActor public protocol TabSelector: AnyObject {
    /// The selector belongs to this pager now, or to none. It shows the pager's tabs from here on.
    func attach(to pager: TabPager?)

    /// The pager's tabs have changed: by these steps, or, where there is no edit, in what they show.
    ///
    /// - Parameter updated: The tabs that look different.
    func tabsDidChange(in pager: TabPager, edit: TabEdit, updated: [AnyHashable])

    /// The pager's position or selection has changed; runs in every frame of a movement.
    func pagerDidMove(_ pager: TabPager)

    /// The selected tab was selected again: show it, if it is out of sight.
    func reveal(_ id: AnyHashable, animated: Bool)
}
