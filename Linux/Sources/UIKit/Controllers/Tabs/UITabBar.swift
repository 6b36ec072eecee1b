/// The bar at the bottom of a tab bar controller's view.
@MainActor
open class UITabBar: UIView, BarItemOwner {
    private let background = BarBackground(lineAtTop: true)
    private var buttons: [TabBarButton] = []
    private var largeContentHost: LargeContentHost?
    /// Set by the tab bar controller that the bar belongs to.
    var onTap: ((UITabBarItem) -> Void)?
    weak var controller: UITabBarController?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        accessibilityTraits = .tabBar
        addSubview(background)
        background.show(standardAppearance)
        largeContentHost = LargeContentHost(for: self) { [weak self] point in
            self?.buttons.first { $0.frame.contains(point) }
        } onEnd: { [weak self] button in
            if let button = button as? TabBarButton, button.isEnabled { self?.didTap(button.item) }
        }
    }

    open weak var delegate: (any UITabBarDelegate)?

    /// The items, from the leading edge on.
    ///
    /// DEVIATION: with more than five items iOS shows four and "More"; here all share the bar.
    open var items: [UITabBarItem]? {
        didSet { rebuild() }
    }

    /// The selected item. Setting it tells nobody.
    open var selectedItem: UITabBarItem? {
        didSet { for button in buttons { button.isChosen = button.item === selectedItem } }
    }

    /// Sets the items.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

    /// The colour of items that are not selected; nil for the system's grey.
    open var unselectedItemTintColor: UIColor? {
        didSet { for button in buttons { button.unselectedColor = unselectedItemTintColor } }
    }

    /// How the bar looks over content.
    open var standardAppearance = UITabBarAppearance() {
        didSet { background.show(standardAppearance) }
    }

    open override var isHidden: Bool {
        didSet { if isHidden != oldValue { controller?.layOutParts() } }
    }

    /// Known from iOS: 49 points above the safe area, 32 in landscape.
    static func height(for traits: UITraitCollection) -> CGFloat { traits.verticalSizeClass == .compact ? 32 : 49 }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.height(for: traitCollection) + (window?.safeAreaInsets.bottom ?? 0))
    }

    private func rebuild() {
        for button in buttons { button.removeFromSuperview() }
        buttons = (items ?? []).map { item in
            item.owner = self
            let button = TabBarButton(item: item)
            button.isChosen = item === selectedItem
            button.unselectedColor = unselectedItemTintColor
            button.addAction(
                UIAction { [weak self] _ in self?.didTap(item) }, for: .touchUpInside)
            addSubview(button)
            return button
        }
        setNeedsLayout()
    }

    private func didTap(_ item: UITabBarItem) {
        if let onTap { return onTap(item) }
        selectedItem = item
        delegate?.tabBar(self, didSelect: item)
    }

    func barItemDidChange(_ item: AnyObject) {
        for button in buttons where button.item === item { button.update() }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        let insets = safeAreaInsets
        let height = min(bounds.height, Self.height(for: traitCollection))
        let width = max(0, bounds.width - insets.left - insets.right)
        let share = width / CGFloat(max(1, buttons.count))
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, button) in buttons.enumerated() {
            let place = isMirrored ? buttons.count - 1 - index : index
            button.frame = CGRect(
                x: insets.left + share * CGFloat(place) + 2, y: 1, width: max(0, share - 4), height: max(0, height - 1))
        }
    }
}

/// Hears of taps on a tab bar's items.
@MainActor
public protocol UITabBarDelegate: AnyObject {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
