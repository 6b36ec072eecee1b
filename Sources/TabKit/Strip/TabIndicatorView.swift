import UIKit

/// The mark of the selected tab, and what is seen of the tabs where it is.
///
/// With ``TabIndicatorStyle/masksTitles``, the mark carries a second view of each tab in sight, in its selected look, and
/// cuts it off at its own edge. The views under it always have their normal look. So a title changes its colour exactly
/// at the edge, by geometry alone.
@MainActor final class TabIndicatorView: UIView {
    /// What is cut off at the mark's edge. It is not the mark itself, whose shadow is outside.
    private let lens = UIView()
    private weak var custom: UIView?
    private var looks: [AnyHashable: TabItemView] = [:]

    /// A tab to be seen through the mark.
    struct Look {
        var item: TabItem
        /// Where the tab is, in the coordinates of the strip's content.
        var frame: CGRect
        var label: StripLabel?
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        lens.clipsToBounds = true
        lens.isHidden = true
        addSubview(lens)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Takes colour and shadow from a style; the corners go by the size.
    func dress(_ style: TabIndicatorStyle, tint: UIColor?) {
        backgroundColor = custom == nil ? style.color ?? tint : .clear
        layer.shadowOpacity = style.shadow == nil ? 0 : 1
        layer.shadowColor = style.shadow?.color.cgColor
        layer.shadowRadius = style.shadow?.radius ?? 0
        layer.shadowOffset = style.shadow?.offset ?? .zero
        lens.isHidden = !style.masksTitles
        for look in looks.values { look.tintChanged() }
    }

    /// Shows a view of the app's own in place of the mark, or the mark again.
    func show(_ view: UIView?, in style: TabIndicatorStyle, tint: UIColor?) {
        if custom !== view, custom?.superview === self { custom?.removeFromSuperview() }
        custom = view
        if let view {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            insertSubview(view, belowSubview: lens)
        }
        dress(style, tint: tint)
    }

    /// Puts the mark somewhere in the strip's content.
    ///
    /// By its middle and size, since a mark that a finger holds is scaled and has no frame to set.
    func place(_ frame: CGRect, cornerRadius: CGFloat) {
        let size = CGSize(width: max(frame.width, 0), height: max(frame.height, 0))
        if bounds.size != size { bounds.size = size }
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        if center != middle { center = middle }
        let radius = min(cornerRadius, size.height / 2, size.width / 2)
        if layer.cornerRadius != radius {
            layer.cornerRadius = radius
            lens.layer.cornerRadius = radius
        }
        if lens.frame.size != size { lens.frame = CGRect(origin: .zero, size: size) }
    }

    // MARK: Tabs seen through the mark

    /// Makes the views of the tabs in sight, where they are now.
    func prepare(_ tabs: [Look], measure: TabMeasure) {
        let ids = Set(tabs.map(\.item.id))
        for (id, view) in looks where !ids.contains(id) {
            view.removeFromSuperview()
            looks[id] = nil
        }
        for tab in tabs where looks[tab.item.id] == nil {
            let view = TabItemView()
            view.isUserInteractionEnabled = false
            view.configure(tab.item, measure: measure)
            view.frame = placed(tab.frame)
            lens.addSubview(view)
            looks[tab.item.id] = view
        }
    }

    /// Puts the tabs where they are, seen from where the mark is.
    func showThrough(_ tabs: [Look]) {
        for tab in tabs {
            guard let view = looks[tab.item.id] else { continue }
            let frame = placed(tab.frame)
            if view.frame != frame { view.frame = frame }
            view.show(selectedness: 1, isSelected: true, label: tab.label)
        }
    }

    /// The tabs look different: their views are made anew when they are needed.
    func forgetTabs() {
        for view in looks.values { view.removeFromSuperview() }
        looks = [:]
    }

    private func placed(_ frame: CGRect) -> CGRect {
        frame.offsetBy(dx: bounds.width / 2 - center.x, dy: bounds.height / 2 - center.y)
    }
}
