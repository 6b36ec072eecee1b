import UIKit

extension UIControl {
    /// Has the user's changes of the control's value choose tabs of a pager, and of no other pager any more.
    ///
    /// The action is all that links a control of UIKit's to its pager, which it does not keep alive.
    ///
    /// - Parameter choose: Has the pager choose. What the pager does not agree to is shown again as it was.
    func linkToPager<Control: UIControl & TabSelector>(
        _ pager: TabPager?, choose: @escaping @MainActor (Control, TabPager) -> Void
    ) {
        removeAction(identifiedBy: .pager, for: .valueChanged)
        guard let pager else { return }
        let action = UIAction(identifier: .pager) { [weak pager] action in
            guard let pager, let control = action.sender as? Control else { return }
            choose(control, pager)
            control.pagerDidMove(pager)
        }
        addAction(action, for: .valueChanged)
    }
}

extension UIAction.Identifier {
    fileprivate static let pager = UIAction.Identifier("TabKit.pager")
}
