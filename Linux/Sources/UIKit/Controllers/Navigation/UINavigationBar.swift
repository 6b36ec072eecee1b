/// The bar at the top of a navigation controller's view, which shows the items of a stack.
@MainActor
open class UINavigationBar: UIView, BarItemOwner {
    private let background = BarBackground(lineAtTop: false)
    private(set) var content: NavigationBarContent?
    private(set) var transition: NavigationBarTransition?
    private var storedItems: [UINavigationItem] = []
    /// What a tap on the back button does; without a controller the bar pops its own item.
    var onBack: (() -> Void)?
    /// Set by the navigation controller that the bar belongs to.
    weak var controller: UINavigationController?
    /// From 0, the content is at its top, to 1, it is scrolled below the bar.
    var scrolledAmount: CGFloat = 0 {
        didSet { if scrolledAmount != oldValue { updateBackground() } }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        addSubview(background)
        updateBackground()
    }

    /// Whether titles are shown large where their items allow it.
    open var prefersLargeTitles = false {
        didSet { if prefersLargeTitles != oldValue { controller?.barMetricsDidChange() } }
    }

    /// How the bar looks over content.
    open var standardAppearance = UINavigationBarAppearance() {
        didSet { appearanceDidChange() }
    }

    /// How the bar looks while the content is at its top; nil is the standard one without its background.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { appearanceDidChange() }
    }

    /// How the bar looks while it is low; nil takes the standard one.
    open var compactAppearance: UINavigationBarAppearance? {
        didSet { appearanceDidChange() }
    }

    /// The items from the bottom of the stack to the top.
    open var items: [UINavigationItem]? {
        get { storedItems }
        set { setItems(newValue, animated: false) }
    }

    /// The item that is shown.
    open var topItem: UINavigationItem? { storedItems.last }

    /// The item that the back button leads to.
    open var backItem: UINavigationItem? { storedItems.dropLast().last }

    /// Sets the items of the stack.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        let items = items ?? []
        let isPop = items.last.map { last in storedItems.contains { $0 === last } } ?? true
        show(items, isPop: isPop, largeTitle: false)
        guard animated, let transition else { return finishTransition() }
        transition.apply(0)
        UIView.animate(withDuration: UINavigationController.transitionDuration) {
            transition.apply(1)
        } completion: { _ in
            if self.transition === transition { self.finishTransition() }
        }
    }

    /// Adds an item at the top.
    open func pushItem(_ item: UINavigationItem, animated: Bool) { setItems(storedItems + [item], animated: animated) }

    /// Removes the top item.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard let item = topItem else { return nil }
        setItems(storedItems.dropLast(), animated: animated)
        return item
    }

    /// The bar's natural height; a controller adds the zone of the large title.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: NavigationBarMetrics.height(for: traitCollection))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        // The background reaches under the status bar.
        let top = controller == nil ? 0 : frame.minY
        background.frame = CGRect(x: 0, y: -top, width: bounds.width, height: bounds.height + top)
        content?.bounds.size = bounds.size
        content?.center = CGPoint(x: bounds.midX, y: bounds.midY)
        if let from = transition?.from {
            from.bounds.size = bounds.size
            from.center = CGPoint(x: bounds.midX, y: bounds.midY)
        }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateBackground()
    }

    // MARK: For the controller

    /// Begins to show other items: the present content stays until `finishTransition`.
    func show(_ items: [UINavigationItem], isPop: Bool, largeTitle: Bool) {
        finishTransition()
        let old = content
        for item in storedItems { item.owner = nil }
        storedItems = items
        for item in items { item.owner = self }
        guard let item = items.last else {
            content?.removeFromSuperview()
            content = nil
            return
        }
        let new = NavigationBarContent(item: item, backItem: items.dropLast().last) { [weak self] in
            guard let self else { return }
            if let onBack { onBack() } else { popItem(animated: true) }
        }
        claimItems(of: item)
        new.hasLargeTitle = largeTitle
        new.bounds.size = bounds.size
        new.center = CGPoint(x: bounds.midX, y: bounds.midY)
        addSubview(new)
        content = new
        new.apply(appearance(for: item))
        new.layoutIfNeeded()
        transition = NavigationBarTransition(from: old, to: new, isPop: isPop)
        updateBackground()
    }

    func finishTransition() {
        guard let transition else { return }
        self.transition = nil
        transition.apply(1)
        transition.from?.removeFromSuperview()
    }

    /// Goes back to what was shown before `show`.
    func cancelTransition(items: [UINavigationItem]) {
        guard let transition, let from = transition.from else { return }
        self.transition = nil
        transition.to.removeFromSuperview()
        for item in storedItems { item.owner = nil }
        storedItems = items
        for item in items { item.owner = self }
        content = from
        from.show(at: 0)
        from.rebuild()
        updateBackground()
    }

    func barItemDidChange(_ item: AnyObject) {
        guard let content else { return }
        claimItems(of: content.item)
        content.rebuild()
        appearanceDidChange()
        controller?.barMetricsDidChange()
    }

    private func claimItems(of item: UINavigationItem) {
        for button in (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []) { button.owner = self }
    }

    private func appearanceDidChange() {
        if let content { content.apply(appearance(for: content.item)) }
        updateBackground()
    }

    private func appearance(for item: UINavigationItem?) -> UINavigationBarAppearance {
        let edge = item?.scrollEdgeAppearance ?? scrollEdgeAppearance
        if scrolledAmount < 1, let edge { return edge }
        if traitCollection.verticalSizeClass == .compact, let compactAppearance { return compactAppearance }
        return item?.standardAppearance ?? standardAppearance
    }

    /// Since iOS 15 a bar without a scroll edge appearance is transparent while the content is at its top.
    private func updateBackground() {
        let item = content?.item
        let standing = item?.scrollEdgeAppearance ?? scrollEdgeAppearance
        if scrolledAmount < 1, let standing {
            background.show(standing)
            background.alpha = 1
        } else {
            background.show(appearance(for: item))
            background.alpha = controller == nil ? 1 : scrolledAmount
        }
    }
}
