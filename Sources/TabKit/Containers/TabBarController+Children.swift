import UIKit

// Which controllers are UIKit's tabs. With more than five it would show the others in a list of its own, inside another
// navigation controller: so it is given those five that were shown last. The others are children only.
extension TabBarController {
    /// Makes the children those that belong to the tabs, and shows one of them.
    func showChildren(_ shown: UIViewController?) {
        isChanging = true
        defer { isChanging = false }
        let wanted = wantedChildren(with: shown)
        if let current = selectedViewController, let shown, !wanted.contains(current) {
            // The page that leaves stays until the other one is there, so that no third one comes between.
            pageMotion.finish()
            let others = wanted.filter { $0 !== shown }.prefix(Self.limit - 2)
            setViewControllers(wanted.filter { $0 === shown || others.contains($0) } + [current], animated: false)
            selectedViewController = shown
        }
        if wanted != childControllers { setViewControllers(wanted, animated: false) }
        if let shown, selectedViewController !== shown { selectedViewController = shown }
        adoptOthers()
    }

    /// Makes a controller that is about to be shown a child, beside the one that is shown.
    func makeChild(_ controller: UIViewController) {
        let wanted = wantedChildren(with: controller)
        guard wanted != childControllers else { return }
        isChanging = true
        setViewControllers(wanted, animated: false)
        adoptOthers()
        isChanging = false
    }

    /// Makes the controllers that UIKit doesn't know children, too, so that they find this controller.
    private func adoptOthers() {
        let known = childControllers
        let others = pages.filter { !known.contains($0) }
        for page in otherChildren where page.parent === self && !known.contains(page) && !others.contains(page) {
            page.willMove(toParent: nil)
            page.removeFromParent()
        }
        for page in others where page.parent !== self {
            addChild(page)
            page.didMove(toParent: self)
        }
        otherChildren = others
    }

    /// The controllers of all tabs, or the five of them that were used last, in the order of the tabs.
    private func wantedChildren(with shown: UIViewController?) -> [UIViewController] {
        let all = pages + [more?.controller].compactMap(\.self)
        recentPages.removeAll { page in page === shown || !all.contains(page) }
        if let shown, all.contains(shown) { recentPages.insert(shown, at: 0) }
        guard all.count > Self.limit else { return all }
        let unused = all.filter { !recentPages.contains($0) }
        let kept = (recentPages + unused).prefix(Self.limit)
        return all.filter { kept.contains($0) }
    }
}
