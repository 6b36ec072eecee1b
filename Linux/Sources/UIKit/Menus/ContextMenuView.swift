/// An open context menu over its window: everything else is dimmed but for the view that the menu belongs to.
///
/// DEVIATION: iOS also blurs what it dims.
@MainActor
final class ContextMenuView: UIView {
    private let source: UIView
    private let dimming = DimmingView()
    private let preview: UIView
    private let list: MenuListView
    private var isClosing = false
    /// Whether the finger that opened the menu has been on a row.
    private var hasMetRow = false

    /// Opens a menu beside a view.
    static func open(_ menu: UIMenu, beside source: UIView, in window: UIWindow) -> ContextMenuView {
        let view = ContextMenuView(menu, source: source, frame: window.bounds)
        window.addSubview(view)
        view.layoutIfNeeded()
        view.appear()
        UIAccessibility.post(notification: .screenChanged, argument: view.list)
        return view
    }

    private init(_ menu: UIMenu, source: UIView, frame: CGRect) {
        self.source = source
        preview = source.snapshotView(afterScreenUpdates: true) ?? UIView()
        list = MenuListView(menu: menu)
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityViewIsModal = true
        accessibilityElements = [list, dimming]
        shouldGroupAccessibilityChildren = true
        dimming.addAction(UIAction { [weak self] _ in self?.close() }, for: .touchUpInside)
        preview.backgroundColor = .systemBackground
        preview.layer.cornerRadius = 8
        preview.isUserInteractionEnabled = false
        preview.frame = source.convert(source.bounds, to: nil)
        list.onChoose = { [weak self] in self?.choose($0) }
        for view in [dimming, preview, list] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        // Turned or resized, the window has another place for the view: as on iOS the menu goes away.
        if dimming.bounds.size != .zero, dimming.bounds.size != bounds.size { return close(animated: false) }
        dimming.frame = bounds
        placeList()
    }

    /// Known from iOS: 250 points wide, above or below the view, wherever there is more room.
    private func placeList() {
        let area = bounds.inset(by: safeAreaInsets).insetBy(dx: 8, dy: 8)
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        let width = min(isLarge ? 340 : 250, area.width)
        let gap: CGFloat = 12
        let frame = source.convert(source.bounds, to: nil)
        let (above, below) = (frame.minY - gap - area.minY, area.maxY - frame.maxY - gap)
        let isBelow = below >= above
        let size = list.sizeThatFits(CGSize(width: width, height: max(44, isBelow ? below : above)))
        let x = min(max(frame.midX - width / 2, area.minX), area.maxX - width)
        list.bounds.size = size
        let away = gap + size.height / 2
        list.center = CGPoint(x: x + width / 2, y: isBelow ? frame.maxY + away : frame.minY - away)
    }

    private var isStill: Bool { UIAccessibility.isReduceMotionEnabled }

    private func appear() {
        UIView.performWithoutAnimation { setOut(true) }
        UIView.animate(
            withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
            options: .allowUserInteraction
        ) {
            self.setOut(false)
            if !self.isStill { self.preview.transform = CGAffineTransform(scaleX: 1.05, y: 1.05) }
        }
    }

    private func setOut(_ isOut: Bool) {
        dimming.alpha = isOut ? 0 : 1
        list.alpha = isOut ? 0 : 1
        guard isOut, !isStill else {
            list.transform = .identity
            return
        }
        // It grows out of the edge that is at the view.
        let isBelow = list.center.y > preview.center.y
        let way = list.bounds.height * 0.35
        list.transform = CGAffineTransform(translationX: 0, y: isBelow ? -way : way).scaledBy(x: 0.3, y: 0.3)
    }

    /// Takes the menu away.
    func close(animated: Bool = true) {
        guard !isClosing else { return }
        isClosing = true
        isUserInteractionEnabled = false
        accessibilityViewIsModal = false
        accessibilityElementsHidden = true
        UIAccessibility.post(notification: .screenChanged, argument: source)
        guard animated else { return removeFromSuperview() }
        UIView.animate(withDuration: 0.2) {
            self.setOut(true)
            self.preview.transform = .identity
            self.preview.alpha = 0
        } completion: { _ in
            self.removeFromSuperview()
        }
    }

    private func choose(_ element: UIMenuElement) {
        guard !isClosing else { return }
        if let menu = element as? UIMenu {
            list.show(menu)
            UIAccessibility.post(notification: .layoutChanged, argument: list)
            return setNeedsLayout()
        }
        close()
        (element as? UIAction)?.perform(sender: source)
    }

    // MARK: The finger that opened it

    /// The finger is there now, in the window's coordinates.
    func track(_ point: CGPoint) {
        guard !isClosing, list.track(point) != nil else { return }
        hasMetRow = true
    }

    /// The finger was lifted there, or with nil taken away: on a row it chooses, elsewhere the menu stays.
    func release(_ point: CGPoint?) {
        guard !isClosing else { return }
        let row = list.track(point)
        list.track(nil)
        if hasMetRow, let row { choose(row.element) }
    }
}

/// What dims everything around a menu; a tap on it takes the menu away.
@MainActor
private final class DimmingView: UIControl {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityLabel = "Dismiss context menu"
        accessibilityTraits = .button
        backgroundColor = UIColor { traits in
            UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// Its middle may be under the menu.
    override func accessibilityActivate() -> Bool {
        sendActions(for: .touchUpInside)
        return true
    }
}
