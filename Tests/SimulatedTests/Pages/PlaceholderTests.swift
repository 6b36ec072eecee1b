import Simulator
import TabKit
import Testing
import UIKit

/// What a pager shows without a page (row D4).
@MainActor @Suite("The placeholder of a pager") struct PlaceholderTests {
    @Test func itIsThereAsLongAsNoPageIs() throws {
        let phone = Simulator()
        let tabs = TabsController()
        let label = UILabel()
        label.text = "No tabs"
        tabs.pager.placeholder = label
        phone.show(tabs)
        #expect(label.superview === tabs.pager.view)
        #expect(label.frame == CGRect(x: 0, y: 59 + 55, width: 393, height: 852 - 59 - 55 - 34))
        tabs.apply([TabItem(id: 0, title: "One")])
        #expect(label.superview == nil)
        tabs.apply([])
        #expect(label.superview === tabs.pager.view)
        phone.rotate(to: .landscapeLeft)
        #expect(label.frame == tabs.pager.view.bounds.inset(by: tabs.pager.view.safeAreaInsets))
    }

    @Test func anotherOneTakesItsPlace() throws {
        let phone = Simulator()
        let pager = TabPager()
        let (first, second) = (UIView(), UIView())
        pager.placeholder = first
        phone.show(pager)
        pager.placeholder = second
        #expect(first.superview == nil)
        #expect(second.superview === pager.view)
        pager.placeholder = nil
        #expect(second.superview == nil)
    }

    @Test func aSelectionOfNothingShowsIt() throws {
        let phone = Simulator()
        let pager = TabPager(items: [TabItem(id: 0, title: "One")])
        let view = UIView()
        pager.placeholder = view
        pager.allowsEmptySelection = true
        phone.show(pager)
        #expect(view.superview == nil)
        pager.deselect()
        #expect(view.superview === pager.view)
        pager.select(0)
        #expect(view.superview == nil)
    }
}
