import Simulator
import TabKit
import Testing
import UIKit

/// A strip whose swipes choose the tab beside the selected one (row X1).
@MainActor @Suite("A strip that steps") struct SteppingTests {
    private func show(
        _ count: Int, _ base: TabStripStyle = .scrollable, disabled: Set<Int> = [],
        direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) -> (Simulator, TabStrip) {
        let phone = Simulator(environment: .init(direction: direction == .rightToLeft ? .rightToLeft : .leftToRight))
        var style = base
        style.stepsOnSwipe = true
        let items = (0..<count).map { TabItem(id: $0, title: "Title \($0)", isEnabled: !disabled.contains($0)) }
        let strip = TabStrip(style: style, items: items)
        let controller = UIViewController()
        strip.frame = CGRect(x: 0, y: 100, width: 393, height: 55)
        controller.view.addSubview(strip)
        phone.show(controller)
        return (phone, strip)
    }

    private func flick(_ phone: Simulator, by way: CGFloat) throws {
        phone.drag(from: CGPoint(x: 200, y: 127), to: CGPoint(x: 200 + way, y: 127), over: 0.1)
        try phone.settle()
    }

    @Test(arguments: [3, 12]) func aFlickChoosesTheNeighbour(_ count: Int) throws {
        let (phone, strip) = show(count, count == 3 ? .fixed : .scrollable)
        var reasons: [SelectionReason] = []
        strip.onSelect = { reasons.append($0.reason) }
        try flick(phone, by: -150)
        #expect(strip.selectedIndex == 1)
        try flick(phone, by: -150)
        #expect(strip.selectedIndex == 2)
        try flick(phone, by: 150)
        #expect(strip.selectedIndex == 1)
        #expect(reasons == [.swipe, .swipe, .swipe])
    }

    @Test func atTheEndItGoesBackToItsPlace() throws {
        let (phone, strip) = show(12)
        try flick(phone, by: 150)
        #expect(strip.selectedIndex == 0)
        #expect(strip.contentOffset == 0)
        strip.select(index: 11)
        try phone.settle()
        let home = strip.contentOffset
        try flick(phone, by: -150)
        #expect(strip.selectedIndex == 11)
        #expect(strip.contentOffset == home)
    }

    @Test func disabledTabsArePassedOver() throws {
        let (phone, strip) = show(12, disabled: [1, 2])
        try flick(phone, by: -150)
        #expect(strip.selectedIndex == 3)
    }

    @Test func rightToLeftTheOtherWay() throws {
        let (phone, strip) = show(12, direction: .rightToLeft)
        try flick(phone, by: 150)
        #expect(strip.selectedIndex == 1)
        try flick(phone, by: -150)
        #expect(strip.selectedIndex == 0)
    }

    @Test func aSmallDragChoosesNothing() throws {
        let (phone, strip) = show(12)
        phone.drag(from: CGPoint(x: 200, y: 127), to: CGPoint(x: 175, y: 127), over: 0.5, hold: 0.3)
        try phone.settle()
        #expect(strip.selectedIndex == 0)
        #expect(strip.contentOffset == 0)
    }
}
