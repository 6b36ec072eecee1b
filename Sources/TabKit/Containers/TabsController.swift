import UIKit

/// A strip of tabs over the pages that belong to them: the whole of the pattern in one controller.
///
/// ```swift
/// let tabs = TabsController(style: .scrollable, items: [
///     TabItem(id: Section.music, title: "Music", image: UIImage(systemName: "music.note")) { MusicViewController() },
///     TabItem(id: Section.books, title: "Books", badge: .count(3)) { BooksViewController() },
/// ])
/// tabs.select(Section.books, animated: true)
/// tabs.onSelect = { change in print(change.reason) }
/// ```
///
/// Pages fill the controller's view, under the strip; what the strip covers is part of their safe area.
public final class TabsController: UIViewController {
    /// Where the strip is.
    public enum StripPlacement: Hashable, Sendable {
        /// Under the status bar or the navigation bar. The default.
        case top
        /// Above the home indicator or the tab bar.
        case bottom
        /// In the navigation bar, in place of the title.
        case navigationBar
    }

    /// The strip. Its look is ``TabStrip/style``.
    public let strip: TabStrip
    /// The pages: how they move, are kept and are swiped.
    public let pager: TabPager

    /// Where the strip is. Default ``StripPlacement/top``.
    public var stripPlacement = StripPlacement.top {
        didSet { if stripPlacement != oldValue, isViewLoaded { installStrip() } }
    }

    /// Makes a controller.
    ///
    /// - Parameters:
    ///   - style: How the strip looks. Default ``TabStripStyle/fixed``.
    ///   - items: The tabs. Of items with the same id the first is kept.
    ///   - selected: The tab to show first. Default, and if there is no such enabled tab: the first enabled one.
    public convenience init(style: TabStripStyle = .fixed, items: [TabItem] = [], selected: AnyHashable? = nil) {
        self.init(style: style, pager: TabPager(items: items, selected: selected))
    }

    /// Makes a controller of any number of tabs, whose items are made one by one when they are needed. See
    /// ``TabPager/init(ids:selected:item:)``.
    public convenience init<ID: Hashable>(
        style: TabStripStyle = .fixed, ids: [ID], selected: ID? = nil,
        item: @escaping @MainActor (ID) -> TabItem
    ) {
        self.init(style: style, pager: TabPager(ids: ids, selected: selected, item: item))
    }

    private init(style: TabStripStyle, pager: TabPager) {
        strip = TabStrip(style: style)
        self.pager = pager
        super.init(nibName: nil, bundle: nil)
        pager.selector = strip
        pager.isSwipeEnabled = style.swipesPages
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        addChild(pager)
        pager.view.frame = view.bounds
        pager.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(pager.view)
        pager.didMove(toParent: self)
        installStrip()
    }

    private func installStrip() {
        navigationItem.titleView = stripPlacement == .navigationBar ? strip : nil
        if stripPlacement != .navigationBar { view.addSubview(strip) }
        view.setNeedsLayout()
    }

    public override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let safe = view.safeAreaInsets
        let height = strip.preferredHeight
        var insets = UIEdgeInsets.zero
        var reach = UIEdgeInsets.zero
        switch stripPlacement {
        case .top:
            strip.frame = CGRect(x: 0, y: safe.top, width: view.bounds.width, height: height)
            insets.top = height
            reach.top = safe.top
        case .bottom:
            strip.frame = CGRect(
                x: 0, y: view.bounds.height - safe.bottom - height, width: view.bounds.width, height: height)
            insets.bottom = height
            reach.bottom = safe.bottom
        case .navigationBar:
            // Once it is in the bar, the bar gives it its size.
            if strip.superview == nil { strip.frame.size = CGSize(width: view.bounds.width, height: min(height, 44)) }
        }
        strip.backgroundReach = reach
        strip.isBelowPages = stripPlacement == .bottom
        if pager.additionalSafeAreaInsets != insets { pager.additionalSafeAreaInsets = insets }
    }

    /// The scroll view of the selected page, for bars that follow it.
    public override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        pager.contentScrollView(for: edge)
    }

    public override var childForStatusBarStyle: UIViewController? { pager }
    public override var childForStatusBarHidden: UIViewController? { pager }
    public override var childForHomeIndicatorAutoHidden: UIViewController? { pager }
}
