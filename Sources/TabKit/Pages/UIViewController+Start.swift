import UIKit

extension UIViewController {
    /// Goes back to the root of a navigation stack, or else to the top of what scrolls, as under a tab bar.
    func goBackToStart() {
        if let navigation = self as? UINavigationController, navigation.viewControllers.count > 1 {
            navigation.popToRootViewController(animated: true)
        } else {
            scrollView(for: .top)?.scrollToTop()
        }
    }

    /// The scroll view of this controller, or of the one on top of its stack.
    func scrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        let shown = (self as? UINavigationController)?.topViewController ?? self
        return shown.contentScrollView(for: edge)
    }
}

extension UIScrollView {
    fileprivate func scrollToTop() {
        let top = CGPoint(x: contentOffset.x, y: -adjustedContentInset.top)
        if contentOffset.y != top.y { setContentOffset(top, animated: true) }
    }
}
