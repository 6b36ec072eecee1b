/// Pages beside each other in a scroll view. A page is made as it comes into sight, and stays from then on.
final class Pager: UIViewController, TabsShowing {
    var onSelect: (Int) -> Void = { _ in }
    private let scrollView = UIScrollView()
    private let dots = PageDots()
    private var pages: [Page] = []
    /// The page that is shown, or that the pages are on their way to.
    private var index = 0
    private var mode = PageTabViewStyle.IndexDisplayMode.automatic
    private var environment = EnvironmentValues()
    private var size = CGSize.zero

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
                scrollView.setContentOffset(offset(of: index), animated: animated && view.window != nil)
            }
        }
        dots.show(index, of: pages.count, mode)
        showPagesInSight()
    }

    private func take(_ new: [TabPage]) {
        let old = pages
        let key = old.indices.contains(index) ? old[index].key : nil
        pages = new.map { page in
            let controller = old.first { $0.key == page.key }?.controller
            controller?.show(page.view, in: environment)
            return Page(key: page.key, view: page.view, controller: controller)
        }
        for page in old where !pages.contains(where: { $0.key == page.key }) { page.controller?.leave() }
        guard !old.map(\.key).elementsEqual(pages.map(\.key)) else { return }
        // What is in sight stays there, wherever its page is now.
        let distance = scrollView.contentOffset.x - offset(of: index, count: old.count).x
        index = pages.firstIndex { $0.key == key } ?? max(min(index, pages.count - 1), 0)
        layOutPages()
        move(to: CGPoint(x: offset(of: index).x + distance, y: 0))
    }

    private func showPagesInSight() {
        guard size.width > 0 else { return }
        for place in pages.indices {
            if isInSight(place) {
                let controller = pages[place].controller ?? makeController(place)
                if controller.view.superview !== scrollView {
                    controller.view.frame = frame(of: place)
                    scrollView.addSubview(controller.view)
                }
            } else {
                pages[place].controller?.viewIfLoaded?.removeFromSuperview()
            }
        }
    }

    private func isInSight(_ place: Int) -> Bool {
        let (frame, visible) = (frame(of: place), scrollView.bounds)
        // Pages that only touch the edge, or do so but for rounding, can't be seen.
        return frame.maxX > visible.minX + 0.01 && frame.minX < visible.maxX - 0.01
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

    private var isMirrored: Bool { traitCollection.layoutDirection == .rightToLeft }

    private func offset(of index: Int, count: Int? = nil) -> CGPoint {
        let place = isMirrored ? (count ?? pages.count) - 1 - index : index
        return CGPoint(x: CGFloat(max(place, 0)) * size.width, y: 0)
    }

    private func frame(of index: Int) -> CGRect { CGRect(origin: offset(of: index), size: size) }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if size != view.bounds.size {
            size = view.bounds.size
            scrollView.frame = view.bounds
            layOutPages()
            move(to: offset(of: index))
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
        scrollView.contentSize = CGSize(width: size.width * CGFloat(pages.count), height: size.height)
        for place in pages.indices { pages[place].controller?.viewIfLoaded?.frame = frame(of: place) }
    }

    private func move(to offset: CGPoint) {
        if scrollView.contentOffset != offset { scrollView.setContentOffset(offset, animated: false) }
    }

    // MARK: Dots

    private func didTapDots() {
        guard dots.currentPage != index else { return }
        index = dots.currentPage
        scrollView.setContentOffset(offset(of: index), animated: true)
        onSelect(index)
    }
}

extension Pager: UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard size.width > 0, size == view.bounds.size, !pages.isEmpty else { return }
        showPagesInSight()
        guard scrollView.isTracking || scrollView.isDecelerating else { return }
        let place = Int((scrollView.contentOffset.x / size.width).rounded())
        let page = min(max(isMirrored ? pages.count - 1 - place : place, 0), pages.count - 1)
        guard page != index else { return }
        index = page
        dots.currentPage = page
        setNeedsStatusBarAppearanceUpdate()
        onSelect(page)
    }
}
