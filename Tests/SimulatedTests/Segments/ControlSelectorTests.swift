import Simulator
import TabKit
import Testing
import UIKit

/// UIKit's own controls in front of a pager, in a controller that lays out its view itself.
@MainActor struct ControlSelectorTests {
    private let phone = Simulator(.iPhone16)

    private func items(_ ids: [String]) -> [TabItem] { ids.map { TabItem(id: $0, title: $0) } }

    private func show(_ control: UIControl & TabSelector, _ items: [TabItem]) -> TabPager {
        let pager = TabPager(items: items)
        phone.show(Host(control: control, pager: pager))
        return pager
    }

    @Test func segmentedControlChoosesPages() throws {
        let control = UISegmentedControl()
        let pager = show(control, items(["Photos", "Info", "Guests"]))
        var events: [String] = []
        control.addAction(UIAction { _ in events.append("valueChanged") }, for: .valueChanged)
        pager.onSelect = { events.append("\($0.to?.base ?? "-") \($0.reason)") }
        #expect((0..<3).map { control.titleForSegment(at: $0) } == ["Photos", "Info", "Guests"])
        #expect(control.selectedSegmentIndex == 0)
        try phone.tap(label: "Guests")
        #expect(control.selectedSegmentIndex == 2 && !pager.isResting)
        try phone.settle()
        #expect(pager.position == 2 && pager.children.count == 1)
        pager.select("Info", animated: true)
        try phone.settle()
        #expect(control.selectedSegmentIndex == 1)
        #expect(events == ["Guests tap", "valueChanged", "Info code"])
    }

    @Test func segmentedControlFollowsASwipeAndGoesBackWhenRefused() throws {
        let control = UISegmentedControl()
        let pager = show(control, items(["Photos", "Info", "Guests"]))
        phone.swipe(.left)
        try phone.settle()
        #expect(control.selectedSegmentIndex == 1)
        pager.shouldSelect = { $0 != AnyHashable("Guests") }
        try phone.tap(label: "Guests")
        try phone.settle()
        #expect(control.selectedSegmentIndex == 1 && pager.selectedIndex == 1)
    }

    @Test func segmentedControlFollowsEdits() throws {
        let control = UISegmentedControl()
        let pager = show(control, items(["Photos", "Info", "Guests"]))
        pager.select("Info")
        var more = items(["New", "Guests", "Info"])
        more[1].isEnabled = false
        more[2].title = "About"
        pager.apply(more)
        try phone.settle()
        #expect((0..<3).map { control.titleForSegment(at: $0) } == ["New", "Guests", "About"])
        #expect(control.selectedSegmentIndex == 2 && !control.isEnabledForSegment(at: 1))
        pager.apply([])
        #expect(control.numberOfSegments == 0 && control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test func linkEndsAndKeepsNothingAlive() {
        let control = UISegmentedControl()
        weak var gone: TabPager?
        do {
            let pager = TabPager(items: items(["a", "b"]))
            pager.selector = control
            gone = pager
            pager.selector = nil
            control.selectedSegmentIndex = 1
            control.sendActions(for: .valueChanged)
            #expect(pager.selectedIndex == 0 && control.numberOfSegments == 2)
            pager.selector = control
        }
        #expect(gone == nil)
        control.sendActions(for: .valueChanged)
    }

    @Test func imagesHaveLabels() {
        let control = UISegmentedControl()
        var item = TabItem(id: 1, title: "", image: UIImage(systemName: "book"))
        item.accessibilityLabel = "Books"
        let pager = TabPager(items: [item])
        pager.selector = control
        let element = control.accessibilityElement(at: 0) as? UIAccessibilityElement
        #expect(element?.accessibilityLabel == "Books")
    }

    @Test func pageControlPassesOverDisabledTabs() throws {
        let control = UIPageControl()
        var tabs = items(["a", "b", "c"])
        tabs[1].isEnabled = false
        let pager = show(control, tabs)
        #expect(control.numberOfPages == 3 && control.currentPage == 0)
        phone.tap(CGPoint(x: 300, y: 116))
        try phone.settle()
        #expect(pager.selectedIndex == 2 && control.currentPage == 2)
        phone.swipe(.right)
        try phone.settle()
        #expect(control.currentPage == 0)
        control.accessibilityIncrement()
        #expect(control.currentPage == 2)
    }

    @Test func pageFollowsEveryResizeOfTheContentView() {
        let pager = show(UISegmentedControl(), items(["a", "b"]))
        for size in [CGSize(width: 700, height: 300), CGSize(width: 320, height: 480)] {
            phone.resize(to: size)
            let page = pager.selectedViewController?.view
            #expect(page?.bounds.size == CGSize(width: size.width, height: size.height - 132))
        }
    }
}

/// A control, a content view and a pager in it.
@MainActor private final class Host: UIViewController {
    private let control: UIControl & TabSelector
    private let contentView = UIView()
    private let pager: TabPager

    init(control: UIControl & TabSelector, pager: TabPager) {
        self.control = control
        self.pager = pager
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(control)
        view.addSubview(contentView)
        pager.selector = control
        pager.embed(in: contentView, of: self)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        control.frame = CGRect(x: 16, y: 100, width: view.bounds.width - 32, height: 32)
        contentView.frame = CGRect(x: 0, y: 132, width: view.bounds.width, height: view.bounds.height - 132)
    }
}
