/// What a navigation bar shows for one item: title, buttons and large title. Two of them cross in a transition.
@MainActor
final class NavigationBarContent: UIView {
    let item: UINavigationItem
    /// The item below in the stack, to which the back button leads.
    private(set) weak var backItem: UINavigationItem?

    /// How much of the large title's zone is open; more than its height while the content is pulled down.
    var largeZone: CGFloat = 0 {
        didSet { if largeZone != oldValue { setNeedsLayout() } }
    }

    /// Whether the item has a large title at all.
    var hasLargeTitle = false {
        didSet { if hasLargeTitle != oldValue { setNeedsLayout() } }
    }

    /// How much of the content a transition shows.
    var transitionStrength: CGFloat = 1

    let titleLabel = UILabel()
    let largeTitleLabel = UILabel()
    private let largeTitleClip = UIView()
    private(set) var backButton: BarButton?
    private(set) var leadingViews: [UIView] = []
    private(set) var trailingViews: [UIView] = []
    private let onBack: () -> Void

    init(item: UINavigationItem, backItem: UINavigationItem?, onBack: @escaping () -> Void) {
        self.item = item
        self.backItem = backItem
        self.onBack = onBack
        super.init(frame: .zero)
        largeTitleClip.clipsToBounds = true
        largeTitleClip.isUserInteractionEnabled = false
        for label in [titleLabel, largeTitleLabel] { label.accessibilityTraits = [.staticText, .header] }
        largeTitleClip.addSubview(largeTitleLabel)
        addSubview(largeTitleClip)
        addSubview(titleLabel)
        rebuild()
    }

    required init?(coder: NSCoder) { nil }

    /// Takes the item's buttons and texts over anew.
    func rebuild() {
        for view in leadingViews + trailingViews { view.removeFromSuperview() }
        backButton?.removeFromSuperview()
        leadingViews = views(for: item.leftBarButtonItems)
        trailingViews = views(for: item.rightBarButtonItems)
        backButton = makeBackButton()
        for view in leadingViews + trailingViews { addSubview(view) }
        if let backButton { addSubview(backButton) }
        titleLabel.text = item.title
        largeTitleLabel.text = item.title
        if let titleView = item.titleView, titleView.superview !== self { addSubview(titleView) }
        titleLabel.isHidden = item.titleView != nil
        setNeedsLayout()
    }

    func apply(_ appearance: UINavigationBarAppearance) {
        let title = appearance.titleTextAttributes
        titleLabel.font = title[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
        titleLabel.textColor = title[.foregroundColor] as? UIColor ?? .label
        let large = appearance.largeTitleTextAttributes
        largeTitleLabel.font = large[.font] as? UIFont ?? .systemFont(ofSize: 34, weight: .bold)
        largeTitleLabel.textColor = large[.foregroundColor] as? UIColor ?? .label
        setNeedsLayout()
    }

    private func views(for items: [UIBarButtonItem]?) -> [UIView] {
        (items ?? []).filter { !$0.isHidden }.map { item in
            switch item.kind {
            case .custom(let view): return view
            case .fixedSpace(let width): return UIView(frame: CGRect(x: 0, y: 0, width: width, height: 0))
            case .flexibleSpace: return UIView()
            case .button: return BarButton(item: item)
            }
        }
    }

    private func makeBackButton() -> BarButton? {
        guard backItem != nil, !item.hidesBackButton, leadingViews.isEmpty || item.leftItemsSupplementBackButton else {
            return nil
        }
        let button = BarButton()
        button.addAction(UIAction { [onBack] _ in onBack() }, for: .touchUpInside)
        return button
    }

    /// The titles that the back button may have, the longest first; nil is the chevron alone.
    var backTitles: [String?] {
        guard let backItem else { return [nil] }
        let title = backItem.backBarButtonItem?.title ?? backItem.backButtonTitle ?? backItem.title
        switch backItem.backButtonDisplayMode {
        case .default: return [title.flatMap { $0.isEmpty ? nil : $0 } ?? "Back", "Back", nil]
        case .generic: return ["Back", nil]
        case .minimal: return [nil]
        }
    }

    /// The chevron of back buttons, which points against the reading direction.
    static let chevron = UIImage(
        systemName: "chevron.backward",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .semibold))

    override func layoutSubviews() {
        super.layoutSubviews()
        layoutInlineZone()
        layoutLargeTitle()
    }

    /// The small title comes when the large one is all but gone.
    var titleStrength: CGFloat { hasLargeTitle ? max(0, min(1, (12 - largeZone) / 12)) : 1 }

    private func layoutLargeTitle() {
        let top = NavigationBarMetrics.height(for: traitCollection)
        let margin = NavigationBarMetrics.margin(forWidth: bounds.width)
        largeTitleClip.isHidden = !hasLargeTitle
        largeTitleClip.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, largeZone))
        let insets = safeAreaInsets
        let width = max(0, bounds.width - 2 * margin - insets.left - insets.right)
        let height = largeTitleLabel.sizeThatFits(CGSize(width: width, height: 0)).height
        largeTitleLabel.bounds.size = CGSize(width: width, height: height)
        largeTitleLabel.center = CGPoint(
            x: insets.left + margin + width / 2, y: largeZone - NavigationBarMetrics.largeTitleBottom - height / 2)
        largeTitleLabel.textAlignment = .natural
        titleLabel.alpha = titleStrength * transitionStrength
    }
}
