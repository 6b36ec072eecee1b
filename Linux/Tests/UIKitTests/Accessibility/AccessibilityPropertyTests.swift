import Testing

@testable import UIKit

@MainActor
@Suite struct AccessibilityPropertyTests {
    // Apple's bits.
    @Test func traits() {
        #expect(UIAccessibilityTraits.button.rawValue == 1)
        #expect(UIAccessibilityTraits.selected.rawValue == 8)
        #expect(UIAccessibilityTraits.staticText.rawValue == 64)
        #expect(UIAccessibilityTraits.notEnabled.rawValue == 256)
        #expect(UIAccessibilityTraits.tabBar.rawValue == 1 << 15)
        #expect(UIAccessibilityTraits.header.rawValue == 1 << 16)
        #expect(UIAccessibilityTraits.toggleButton.rawValue == 1 << 53)
    }

    @Test func defaults() {
        let view = UIView()
        #expect(!view.isAccessibilityElement)
        #expect(view.accessibilityLabel == nil)
        #expect(view.accessibilityTraits == .none)
        #expect(view.accessibilityElements == nil)
        #expect(!view.accessibilityActivate())
        #expect(!view.accessibilityScroll(.right))
        let label = UILabel()
        label.text = "Text"
        #expect(label.isAccessibilityElement)
        #expect(label.accessibilityLabel == "Text")
        label.accessibilityLabel = "Other"
        #expect(label.accessibilityLabel == "Other")
        label.isAccessibilityElement = false
        #expect(!label.isAccessibilityElement)
    }

    @Test func framesAreTheScreens() {
        let stage = Stage()
        stage.window.frame.origin.y = 100
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        stage.add(view)
        #expect(view.accessibilityFrame == CGRect(x: 10, y: 120, width: 30, height: 40))
        #expect(view.accessibilityActivationPoint == CGPoint(x: 25, y: 140))
        let element = UIAccessibilityElement(accessibilityContainer: view)
        #expect(element.isAccessibilityElement)
        element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(element.accessibilityFrame == CGRect(x: 11, y: 122, width: 3, height: 4))
    }

    @Test func containers() {
        let view = UIView()
        let elements = (0..<3).map { _ in UIAccessibilityElement(accessibilityContainer: view) }
        view.accessibilityElements = elements
        #expect(view.accessibilityElementCount() == 3)
        #expect(view.accessibilityElement(at: 1) as AnyObject === elements[1])
        #expect(view.accessibilityElement(at: 3) == nil)
        #expect(view.index(ofAccessibilityElement: elements[2]) == 2)
        #expect(view.index(ofAccessibilityElement: view) == NSNotFound)
    }

    @Test func postsAreRecorded() {
        let stage = Stage()
        stage.advance(0.5)
        UIAccessibility.post(notification: .pageScrolled, argument: "Page 2 of 5")
        let posted = stage.runtime.postedAccessibilityNotifications
        #expect(posted.map(\.notification) == [.pageScrolled])
        #expect(posted.first?.text == "Page 2 of 5")
        #expect(posted.first?.time == 0.5)
    }
}
