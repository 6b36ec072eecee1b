import UIKit

/// A page that wants to know how far it is from its place, to fade a header of its own or to pause a film.
@MainActor public protocol TabPageProgressReceiving: AnyObject {
    /// The page has moved: -1 is a page before its place, 0 in its place, 1 a page after it. Runs in each frame of a
    /// movement in which the page is in sight, and once more with -1 or 1 when it has left.
    func tabPageDidMove(to progress: Double)
}

extension UIViewController {
    /// The pager that the controller is a page of, or is inside a page of.
    public var tabPager: TabPager? {
        var ancestor = parent
        while let controller = ancestor {
            if let pager = controller as? TabPager { return pager }
            ancestor = controller.parent
        }
        return nil
    }
}

extension TabPager {
    /// Tells a page of its progress, if it is new and the page wants to know.
    func tellProgress(_ progress: Double, to id: AnyHashable) {
        let progress = min(max(progress, -1), 1)
        guard let page = store[id] as? any TabPageProgressReceiving, toldProgress[id] != progress else { return }
        toldProgress[id] = progress
        page.tabPageDidMove(to: progress)
    }

    /// Tells a page that it has left, on the side where it was last, or where its tab is.
    func tellLeaving(_ id: AnyHashable) {
        if let last = toldProgress[id] {
            let isBefore = engine.tabs.index(of: id).map { Double($0) < engine.position } ?? false
            tellProgress(last < 0 || last == 0 && isBefore ? -1 : 1, to: id)
        }
        toldProgress[id] = nil
    }
}
