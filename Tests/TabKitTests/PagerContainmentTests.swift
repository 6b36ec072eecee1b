import TabKit
import Testing
import UIKit

@Suite("Pages and their container") @MainActor struct PagerContainmentTests {
    private let probe = Probe()

    @Test("Law 4: a selection before loading makes no page; the first layout makes that one alone")
    func selectionBeforeLoading() {
        let pager = TabPager(items: probe.items("a", "b", "c"))
        #expect(pager.select("c", animated: true))
        #expect(probe.made.isEmpty && !pager.isViewLoaded && pager.position == 2)
        pager.layOut()
        #expect(probe.made == ["c": 1] && probe.loaded == ["c"] && pager.children.count == 1 && pager.isResting)
    }

    @Test("Law 4: at zero size nothing is made")
    func zeroSize() {
        let pager = TabPager(items: probe.items("a", "b"), selected: "b")
        pager.layOut(.zero)
        #expect(probe.made.isEmpty && pager.selected == AnyHashable("b"))
        pager.layOut()
        #expect(probe.made == ["b": 1])
    }

    @Test("Law 15: containment and appearance in Apple's order, each call once")
    func order() {
        let pager = TabPager(items: probe.items("a", "b"))
        pager.layOut()
        #expect(probe.calls == ["a willMove in", "a didMove in"], "nothing appears while the container is off screen")
        pager.appear()
        probe.calls = []
        pager.select("b")
        #expect(
            probe.calls == [
                "b willMove in", "b willAppear", "b didMove in", "a willDisappear", "a willMove out", "a didDisappear",
                "a didMove out", "b didAppear",
            ])
        #expect(pager.children == [pager.selectedViewController])
    }

    @Test("Law 15: the container's appearance is the selected page's")
    func containerAppearance() {
        let pager = TabPager(items: probe.items("a", "b"))
        pager.layOut()
        probe.calls = []
        pager.beginAppearanceTransition(true, animated: false)
        #expect(probe.calls == ["a willAppear"])
        pager.endAppearanceTransition()
        pager.beginAppearanceTransition(false, animated: false)
        pager.endAppearanceTransition()
        #expect(probe.calls == ["a willAppear", "a didAppear", "a willDisappear", "a didDisappear"])
        pager.select("b")
        #expect(!probe.calls.contains("b willAppear"))
    }

    @Test("Law 14: content is made once, and again only after it was let go")
    func madeOnce() {
        let pager = TabPager(items: probe.items("a", "b", "c", "d"))
        pager.layOut()
        for id in ["b", "c", "a", "b"] { pager.select(id) }
        #expect(probe.made == ["a": 1, "b": 1, "c": 1])
        pager.retention = .recent(1)
        for id in ["c", "b"] { pager.select(id) }
        #expect(probe.made == ["a": 1, "b": 2, "c": 2])
    }

    @Test("Law 14: neighbours are loaded ahead on request")
    func preload() {
        let pager = TabPager(items: probe.items("a", "b", "c", "d", "e"), selected: "c")
        pager.preload = 1
        pager.layOut()
        #expect(Set(probe.loaded) == ["b", "c", "d"] && pager.children.count == 1)
    }

    @Test("Law 14: a memory warning lets go of what is not shown")
    func memoryWarning() {
        let pager = TabPager(items: probe.items("a", "b"))
        pager.layOut()
        weak let first = pager.selectedViewController
        pager.select("b")
        #expect(first != nil)
        pager.didReceiveMemoryWarning()
        #expect(first == nil && pager.selectedViewController != nil)
    }

    @Test("A page has the pager's size, and is laid out for a new one at once")
    func size() {
        let pager = TabPager(items: probe.items("a", "b"), selected: "b")
        for size in [CGSize(width: 390, height: 844), CGSize(width: 844, height: 390)] {
            pager.layOut(size)
            let view = pager.selectedViewController?.viewIfLoaded
            #expect(view.map { $0.convert($0.bounds, to: pager.view) } == CGRect(origin: .zero, size: size))
        }
    }

    @Test("What the system asks is answered by the selected page")
    func systemPage() {
        let pager = TabPager(items: probe.items("a", "b"))
        pager.layOut()
        for id in ["a", "b"] {
            pager.select(id)
            let page = pager.selectedViewController
            #expect(page != nil && pager.childForStatusBarStyle === page && pager.childForStatusBarHidden === page)
            #expect(pager.childForHomeIndicatorAutoHidden === page)
        }
    }
}
