import UIKit

/// What a strip shows: the tabs, the selection and the position, from a pager or from the strip's own engine.
@MainActor protocol TabSource: AnyObject {
    var engine: Paging<AnyHashable> { get }
    func item(for id: AnyHashable) -> TabItem?
    func choose(_ id: AnyHashable, reason: SelectionReason) -> Bool
}

extension TabPager: TabSource {}
