import UIKit

extension TabPager {
    /// Shows the placeholder while no page is shown, in the safe area.
    func updatePlaceholder() {
        guard isViewLoaded, let placeholder else { return }
        guard selected == nil else {
            if placeholder.superview === view { placeholder.removeFromSuperview() }
            return
        }
        if placeholder.superview !== view { view.addSubview(placeholder) }
        let frame = view.bounds.inset(by: view.safeAreaInsets)
        if placeholder.frame != frame { placeholder.frame = frame }
    }

    func exchangePlaceholder(_ old: UIView?) {
        if old !== placeholder, old?.superview === viewIfLoaded { old?.removeFromSuperview() }
        updatePlaceholder()
    }
}
