/// One controller of a navigation stack with the view that slides.
@MainActor
final class NavigationPage {
    let controller: UIViewController
    /// Slides as a whole, so that the controller's own view keeps its place.
    let wrapper = UIView()
    private let shade = UIView()
    weak var navigation: UINavigationController?
    private(set) weak var scrollView: UIScrollView?

    var isLarge = false
    /// How much of the large title's zone is open, up to its height.
    private(set) var zone = NavigationBarMetrics.largeTitleHeight
    /// The zone that the scroll view's insets tell of: they follow in the layout pass.
    private var insetZone = NavigationBarMetrics.largeTitleHeight
    /// How far the content is pulled down below that.
    private(set) var overscroll: CGFloat = 0

    init(controller: UIViewController) {
        self.controller = controller
        shade.backgroundColor = .black
        shade.alpha = 0
        shade.isUserInteractionEnabled = false
    }

    /// What the large title adds to the bar's height.
    var openZone: CGFloat { isLarge ? zone : 0 }
    var drawnZone: CGFloat { isLarge ? zone + overscroll : 0 }

    /// From 0, the content's top is at or below the bar, to 1, it has moved under it by a few points.
    var scrolledAmount: CGFloat {
        guard let scrollView else { return 0 }
        let hidden = scrollView.contentOffset.y + scrollView.adjustedContentInset.top
        return max(0, min(1, hidden / 8))
    }

    /// Puts the controller's view into the hierarchy.
    func install(in container: UIView, below other: UIView?) {
        wrapper.bounds.size = container.bounds.size
        wrapper.center = CGPoint(x: container.bounds.midX, y: container.bounds.midY)
        if let other, other.superview === container {
            container.insertSubview(wrapper, belowSubview: other)
        } else if wrapper.superview !== container {
            container.addSubview(wrapper)
        }
        let view = controller.loadedViewOrLoad()
        view.frame = wrapper.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if view.superview !== wrapper { wrapper.insertSubview(view, at: 0) }
        shade.frame = wrapper.bounds
        wrapper.addSubview(shade)
    }

    func layout(in bounds: CGRect) {
        wrapper.bounds.size = bounds.size
        wrapper.center = CGPoint(x: bounds.midX, y: bounds.midY)
        shade.frame = wrapper.bounds
        controller.viewIfLoaded?.frame = wrapper.bounds
    }

    /// Shows the page at a place in the stack: -1 covered by the next one, 0 in front, 1 beyond the edge.
    ///
    /// The page below moves by 0.3 of the width and is shaded, as on iOS.
    func show(at place: CGFloat, mirrored: Bool) {
        let travel = wrapper.bounds.width * (place < 0 ? 0.3 : 1) * (mirrored ? -1 : 1)
        wrapper.transform = CGAffineTransform(translationX: place * travel, y: 0)
        shade.alpha = place < 0 ? -place * 0.1 : 0
    }

    // MARK: The large title

    /// Follows the scroll view that the controller names now.
    func updateScrollView() {
        let current = controller.isViewLoaded ? controller.contentScrollView(for: .top) : nil
        if current !== scrollView {
            release()
            scrollView = current
            current?.topBar = self
        }
        updateExpansion()
    }

    /// Lets go of the scroll view.
    func release() {
        if scrollView?.topBar === self {
            scrollView?.topBar = nil
            scrollView?.topExpansion = 0
        }
        scrollView = nil
        overscroll = 0
    }

    /// The scroll view may go on scrolling by what the title has yet to open.
    private func updateExpansion() {
        scrollView?.topExpansion = isLarge ? NavigationBarMetrics.largeTitleHeight - insetZone : 0
    }
}

extension NavigationPage: ScrollViewTopBar {
    /// The title's zone opens and closes with the content: as far as that is from where it rests below the bar.
    func scrollViewDidMove(_ scrollView: UIScrollView) {
        guard scrollView === self.scrollView else { return }
        if isLarge {
            let open = insetZone - scrollView.contentOffset.y - scrollView.adjustedContentInset.top
            zone = max(0, min(NavigationBarMetrics.largeTitleHeight, open))
            overscroll = max(0, open - NavigationBarMetrics.largeTitleHeight)
        }
        navigation?.pageDidScroll(self)
    }

    func scrollViewDidChangeInsets(_ scrollView: UIScrollView) {
        guard scrollView === self.scrollView else { return }
        insetZone = zone
        updateExpansion()
    }

    /// A scroll that would end with a part of the title ends with all of it or with none.
    func restingOffset(_ proposed: CGFloat, of scrollView: UIScrollView) -> CGFloat {
        guard isLarge else { return proposed }
        let full = NavigationBarMetrics.largeTitleHeight
        let closed = insetZone - scrollView.adjustedContentInset.top
        let open = closed - proposed
        guard open > 0, open < full else { return proposed }
        return open > full / 2 ? closed - full : closed
    }
}

/// A bar that opens and closes with a scroll view below it.
@MainActor
protocol ScrollViewTopBar: AnyObject {
    /// The scroll view's bounds have moved.
    func scrollViewDidMove(_ scrollView: UIScrollView)

    /// The scroll view's adjusted insets have changed; its offset follows after this call.
    func scrollViewDidChangeInsets(_ scrollView: UIScrollView)

    /// Where a scroll that is to end at an offset should end instead.
    func restingOffset(_ proposed: CGFloat, of scrollView: UIScrollView) -> CGFloat
}
