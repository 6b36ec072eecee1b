import UIKit

// Views of the app's own at the ends of the strip, which stay there while the tabs scroll.
extension TabStrip {
    /// The distance between an accessory and what is beside it, in points.
    private static var accessoryGap: CGFloat { 8 }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
    private var leftAccessory: UIView? { isMirrored ? trailingAccessoryView : leadingAccessoryView }
    private var rightAccessory: UIView? { isMirrored ? leadingAccessoryView : trailingAccessoryView }

    /// Measures the accessories, once a layout: what follows the position asks for the tabs' area in each frame.
    func measureAccessories() {
        for view in accessories { view.bounds.size = fittingSize(of: view) }
    }

    /// The part of the strip that the tabs have: all but what the accessories need.
    var tabArea: CGRect {
        let left = min(room(of: leftAccessory, safeAreaInsets.left), bounds.width)
        let right = min(room(of: rightAccessory, safeAreaInsets.right), bounds.width - left)
        return CGRect(x: left, y: 0, width: bounds.width - left - right, height: bounds.height)
    }

    /// The safe area that is left for the tabs, beside the accessories.
    var tabSafeArea: UIEdgeInsets {
        UIEdgeInsets(
            top: 0, left: leftAccessory == nil ? safeAreaInsets.left : 0, bottom: 0,
            right: rightAccessory == nil ? safeAreaInsets.right : 0)
    }

    private func room(of view: UIView?, _ safe: CGFloat) -> CGFloat {
        view.map { safe + 2 * Self.accessoryGap + $0.bounds.width } ?? 0
    }

    private func fittingSize(of view: UIView) -> CGSize {
        let size = view.sizeThatFits(CGSize(width: bounds.width / 2, height: bounds.height))
        return CGSize(width: max(size.width, 0), height: min(max(size.height, 0), bounds.height))
    }

    func layOutAccessories() {
        // Without accessories, what is raised may reach out of the strip; tabs that scroll mustn't go under them.
        scrollView.clipsToBounds = layout.scrolls && !accessories.isEmpty
        for (view, isLeft) in [(leftAccessory, true), (rightAccessory, false)] {
            guard let view else { continue }
            let width = view.bounds.width
            let x =
                isLeft
                ? safeAreaInsets.left + Self.accessoryGap
                : bounds.width - safeAreaInsets.right - Self.accessoryGap - width
            view.center = CGPoint(x: x + width / 2, y: bounds.midY)
        }
    }

    func exchangeAccessory(_ old: UIView?, for new: UIView?) {
        guard old !== new else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        if let new { addSubview(new) }
        setNeedsLayout()
    }

    /// The accessory under a point, which takes its touches for itself.
    func accessory(at point: CGPoint, with event: UIEvent?) -> UIView? {
        [leadingAccessoryView, trailingAccessoryView].lazy.compactMap(\.self)
            .compactMap { $0.hitTest(self.convert(point, to: $0), with: event) }.first
    }
}
