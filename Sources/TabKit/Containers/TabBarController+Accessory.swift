import UIKit

// The app's view above the bar, as for what is being played.
extension TabBarController {
    func accessoryDidChange(from old: UIView?) {
        if let old, old.superview === accessoryHolder { old.removeFromSuperview() }
        guard isViewLoaded else { return }
        installAccessory()
        updateBar()
    }

    func installAccessory() {
        guard let accessoryView else { return accessoryHolder.removeFromSuperview() }
        if accessoryHolder.superview !== view { view.insertSubview(accessoryHolder, belowSubview: strip) }
        accessoryHolder.addSubview(accessoryView)
    }

    /// What of the bar is the farthest back: other things go under it.
    var backmostBarView: UIView { accessoryHolder.superview === view ? accessoryHolder : strip }

    /// The height of the accessory as it asks for it, in whole pixels.
    var accessoryHeight: CGFloat {
        guard let accessoryView, isViewLoaded else { return 0 }
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let size = accessoryView.sizeThatFits(
            CGSize(width: max(area.width, 0), height: CGFloat.greatestFiniteMagnitude))
        guard size.height.isFinite, size.height > 0 else { return 0 }
        let scale = max(traitCollection.displayScale, 1)
        return (size.height * scale).rounded(.up) / scale
    }

    /// Puts the accessory on the bar's upper edge.
    func layOutAccessory() {
        guard let accessoryView else { return }
        let insets = view.safeAreaInsets
        let size = CGSize(width: max(view.bounds.width - insets.left - insets.right, 0), height: accessoryHeight)
        accessoryHolder.bounds.size = size
        accessoryHolder.center = CGPoint(
            x: insets.left + size.width / 2,
            y: view.bounds.height - insets.bottom - strip.bounds.height - size.height / 2)
        accessoryView.frame = CGRect(origin: .zero, size: size)
    }
}
