import TabKit
import UIKit

/// A screen that has a `TabsController` as its only child, because it has something to add.
class TabsHost: UIViewController {
    let tabs: TabsController

    init(_ tabs: TabsController) {
        self.tabs = tabs
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(tabs)
        tabs.view.frame = view.bounds
        tabs.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(tabs.view)
        tabs.didMove(toParent: self)
    }

    override var childForStatusBarStyle: UIViewController? { tabs }
    override var childForHomeIndicatorAutoHidden: UIViewController? { tabs }

    override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        tabs.contentScrollView(for: edge)
    }
}
