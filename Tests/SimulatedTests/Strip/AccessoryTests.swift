import Simulator
import TabKit
import Testing
import UIKit

/// Views at the ends of a strip.
@MainActor @Suite("Accessories of a strip") struct AccessoryTests {
    /// Counts how often it is measured.
    private final class Accessory: UIView {
        var measured = 0

        override func sizeThatFits(_ size: CGSize) -> CGSize {
            measured += 1
            return CGSize(width: 40, height: 20)
        }
    }

    /// A tab's own view that counts what it hears.
    private final class Listener: UIView, TabStateReceiving {
        var states: [TabState] = []

        func tabDidChange(to state: TabState) { states.append(state) }
    }

    @Test func aSwipeMeasuresNoAccessory() throws {
        let phone = Simulator()
        let tabs = TabsController(items: (0..<3).map { TabItem(id: $0, title: "\($0)") })
        let accessory = Accessory()
        tabs.strip.trailingAccessoryView = accessory
        phone.show(tabs)
        let before = accessory.measured
        #expect(before > 0)
        phone.swipe(.left)
        try phone.settle()
        #expect(tabs.selectedIndex == 1)
        #expect(accessory.measured == before)
        // Both gaps of 8 points beside the 40 of the accessory.
        #expect(abs(tabs.strip.contentWidth - (393 - 56)) < 1e-9)
    }

    @Test func aTabThatDoesNotChangeHearsNothing() throws {
        let phone = Simulator()
        let listener = Listener()
        var items = (0..<3).map { TabItem(id: $0, title: "\($0)") }
        items[2].customView = listener
        let tabs = TabsController(items: items)
        phone.show(tabs)
        #expect(listener.states == [TabState(selectedness: 0, isSelected: false, isEnabled: true)])
        phone.swipe(.left)
        try phone.settle()
        #expect(listener.states.count == 1)
    }
}
