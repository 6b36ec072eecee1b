import Testing

@testable import UIKit

@MainActor
@Suite struct ResponderTests {
    private final class Field: UIView {
        var mayLeave = true
        override var canBecomeFirstResponder: Bool { true }
        override var canResignFirstResponder: Bool { mayLeave }
    }

    // Apple's documentation: view, superview, window, application.
    @Test func theChain() {
        let stage = Stage()
        let (outer, inner) = (UIView(), UIView())
        stage.add(outer)
        outer.addSubview(inner)
        #expect(inner.next === outer)
        #expect(outer.next === stage.window)
        #expect(stage.window.next === UIApplication.shared)
        #expect(UIApplication.shared.next == nil)
    }

    @Test func oneResponderIsFirst() {
        let stage = Stage()
        let (first, second) = (Field(), Field())
        #expect(!first.becomeFirstResponder(), "outside of a window")
        stage.add(first)
        stage.add(second)
        #expect(first.becomeFirstResponder())
        #expect(first.isFirstResponder)
        #expect(second.becomeFirstResponder())
        #expect(!first.isFirstResponder)
        second.mayLeave = false
        #expect(!first.becomeFirstResponder())
        #expect(!second.resignFirstResponder())
        #expect(!UIView().becomeFirstResponder())
        second.removeFromSuperview()
        #expect(!second.isFirstResponder)
    }

    @Test func endEditingTakesTheResponderInside() {
        let stage = Stage()
        let (outer, field) = (UIView(), Field())
        outer.addSubview(field)
        stage.add(outer)
        field.becomeFirstResponder()
        #expect(outer.endEditing(false))
        #expect(!field.isFirstResponder)
        field.becomeFirstResponder()
        field.mayLeave = false
        #expect(!outer.endEditing(false))
        #expect(outer.endEditing(true))
        #expect(!field.isFirstResponder)
    }

    @Test func keyWindow() {
        let stage = Stage()
        #expect(!stage.window.isKeyWindow)
        stage.window.makeKeyAndVisible()
        #expect(stage.window.isKeyWindow)
        let other = UIWindow(frame: stage.window.frame)
        other.makeKeyAndVisible()
        #expect(!stage.window.isKeyWindow)
        other.isHidden = true
        #expect(!other.isKeyWindow)
    }
}
