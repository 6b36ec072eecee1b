import Simulator
import Testing
import UIKit

@testable import TabKit

@Suite("A hardware keyboard") @MainActor struct KeyboardTests {
    private let phone = Simulator(.iPhone16)
    private let book = PageBook()

    @Test("Arrows, Home, End and Control-Tab choose; what is not the strip's is passed on")
    func keys() throws {
        let tabs = book.tabs(["a", "b", "c", "d"])
        var reasons: Set<SelectionReason> = []
        tabs.onSelect = { reasons.insert($0.reason) }
        phone.show(tabs)
        #expect(tabs.strip.becomeFirstResponder())
        let steps: [(UIKeyboardHIDUsage, UIKeyModifierFlags, String)] = [
            (.keyboardRightArrow, [], "b"), (.keyboardEnd, [], "d"), (.keyboardTab, .control, "a"),
            (.keyboardTab, [.control, .shift], "d"), (.keyboardHome, [], "a"), (.keyboardLeftArrow, [], "d"),
            (.keyboardUpArrow, [], "d"), (.keyboardRightArrow, .command, "d"), (.keyboardLeftArrow, [], "c"),
        ]
        for (key, modifiers, expected) in steps {
            phone.press(key, modifiers: modifiers)
            #expect(tabs.selectedID == expected, "after \(key)")
        }
        #expect(reasons == [.key])
        try phone.settle()
        #expect(tabs.pager.position == 2 && book.appeared == ["c"] && book.problems.isEmpty)
    }

    @Test("Disabled tabs are passed over; Return chooses the selected tab again")
    func disabledAndReturn() throws {
        let tabs = TabsController(items: [book.item("a"), book.item("b", isEnabled: false), book.item("c")])
        var reselected = 0
        tabs.onReselect = { _ in reselected += 1 }
        phone.show(tabs)
        tabs.strip.becomeFirstResponder()
        phone.press(.keyboardRightArrow)
        #expect(tabs.selectedID == "c")
        phone.press(.keyboardReturnOrEnter)
        #expect(reselected == 1)
    }
}
