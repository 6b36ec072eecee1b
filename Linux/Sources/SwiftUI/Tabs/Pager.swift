/// Pages beside each other in a scroll view. A page is made as it comes into sight, and stays from then on.
final class Pager: UIViewController, TabsShowing {
    var onSelect: (Int) -> Void = { _ in }
    let scrollView = UIScrollView()
    let dots = PageDots()
    private var pages: [Page] = []
    /// The page that is shown, or that the pages are on their way to.
    var index = 0
    private var mode = PageTabViewStyle.IndexDisplayMode.automatic
    private var environment = EnvironmentValues()
    private(set) var size = CGSize.zero

    private struct Page {
        let key: ObjectIdentifier
        var view: AnyView
        var controller: ContentController?
    }

    required init() {
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        view = UIView()
        scrollView.isPagingEnabled = true
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.showsVerticalScrollIndicator = false
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.scrollsToTop = false
        scrollView.delegate = self
        dots.addAction(UIAction { [weak self] _ in self?.didTapDots() }, for: .valueChanged)
        view.addSubview(scrollView)
        view.addSubview(dots)
    }

    // MARK: Pages

    func show(_ new: [TabPage], selected: Int, in environment: EnvironmentValues, animated: Bool) {
        self.environment = environment
        if case .pages(let mode) = environment.tabStyle { self.mode = mode }
        take(new)
        if selected != index {
            index = selected
            // DEVIATION: the movement is the scroll view's own, whatever animation is asked for.
            if size.width > 0 {
                scrollView.setContentOffset(row.offset(of: index), animated: animated && view.window != nil)
            }
        }
        dots.show(index, of: pages.count, mode)
        showPagesInSight()
    }

    private func take(_ new: [TabPage]) {
        let (old, oldOffset) = (pages, row.offset(of: index).x)
        let key = old.indices.contains(index) ? old[index].key : nil
        pages = new.map { page in
            let controller = old.first { $0.key == page.key }?.controller
            controller?.show(page.view, in: environment)
            return Page(key: page.key, view: page.view, controller: controller)
        }
        for page in old where !pages.contains(where: { $0.key == page.key }) { page.controller?.leave() }
        guard !old.map(\.key).elementsEqual(pages.map(\.key)) else { return }
        // What is in sight stays there, wherever its page is now.
        let distance = scrollView.contentOffset.x - oldOffset
        index = pages.firstIndex { $0.key == key } ?? max(min(index, pages.count - 1), 0)
        layOutPages()
        move(to: CGPoint(x: row.offset(of: index).x + distance, y: 0))
    }

    func showPagesInSight() {
        guard size.width > 0 else { return }
        for place in pages.indices {
            if row.isInSight(place, in: scrollView.bounds) {
                let controller = pages[place].controller ?? makeController(place)
                if controller.view.superview !== scrollView {
                    controller.view.frame = row.frame(of: place)
                    scrollView.addSubview(controller.view)
                }
            } else {
                pages[place].controller?.viewIfLoaded?.removeFromSuperview()
            }
        }
    }

    private func makeController(_ place: Int) -> ContentController {
        let controller = ContentController()
        pages[place].controller = controller
        addChild(controller)
        controller.show(pages[place].view, in: environment)
        controller.loadViewIfNeeded()
        controller.view.backgroundColor = .clear
        controller.hosting.fixedInsets = view.safeAreaInsets
        controller.didMove(toParent: self)
        return controller
    }

    override var childForStatusBarStyle: UIViewController? { current }
    override var childForStatusBarHidden: UIViewController? { current }

    private var current: UIViewController? { pages.indices.contains(index) ? pages[index].controller : nil }

    // MARK: Layout

    var row: PageRow {
        PageRow(size: size, count: pages.count, isMirrored: traitCollection.layoutDirection == .rightToLeft)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if size != view.bounds.size {
            size = view.bounds.size
            scrollView.frame = view.bounds
            layOutPages()
            move(to: row.offset(of: index))
        }
        dots.layOut(in: view)
        showPagesInSight()
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        // A page keeps its room while it moves past the edges of the screen.
        for page in pages { page.controller?.hosting.fixedInsets = view.safeAreaInsets }
        view.setNeedsLayout()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard previousTraitCollection?.layoutDirection != traitCollection.layoutDirection else { return }
        size = .zero
        view.setNeedsLayout()
    }

    private func layOutPages() {
        scrollView.contentSize = row.contentSize
        for place in pages.indices { pages[place].controller?.viewIfLoaded?.frame = row.frame(of: place) }
    }

    private func move(to offset: CGPoint) {
        if scrollView.contentOffset != offset { scrollView.setContentOffset(offset, animated: false) }
    }

    // MARK: Dots

    private func didTapDots() {
        guard dots.currentPage != index else { return }
        index = dots.currentPage
        scrollView.setContentOffset(row.offset(of: index), animated: true)
        onSelect(index)
    }
}
