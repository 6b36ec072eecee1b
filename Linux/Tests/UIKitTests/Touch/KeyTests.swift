import Testing

@testable import UIKit

/// Keys go to the first responder and along the responder chain: Apple's documentation of UIResponder.
@MainActor struct KeyTests {
    private final class Field: UIView {
        var keys: [String] = []
        var passesOn = false

        override var canBecomeFirstResponder: Bool { true }

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            for key in presses.compactMap(\.key) {
                keys.append("\(key.keyCode) \(key.modifierFlags.rawValue) \(key.characters)")
            }
            if passesOn { super.pressesBegan(presses, with: event) }
        }

        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            keys.append("ended")
            if passesOn { super.pressesEnded(presses, with: event) }
        }
    }

    @Test("The first responder gets keys with their modifiers")
    func firstResponder() {
        let stage = TouchStage()
        let field = stage.add(Field())
        field.becomeFirstResponder()
        stage.runtime.keyboard.press(.keyboardRightArrow, modifiers: .control)
        stage.runtime.keyboard.press(.keyboardA, modifiers: .shift)
        #expect(
            field.keys == [
                "keyboardRightArrow \(1 << 18) ", "ended", "keyboardA \(1 << 17) A", "ended",
            ])
    }

    @Test("What it doesn't answer goes up the chain")
    func chain() {
        let stage = TouchStage()
        let outer = stage.add(Field())
        let inner = Field(frame: outer.bounds)
        inner.passesOn = true
        outer.addSubview(inner)
        inner.becomeFirstResponder()
        stage.runtime.keyboard.press(.keyboardTab)
        #expect(inner.keys.count == 2 && outer.keys.count == 2)
    }

    @Test("Without a first responder the controller in front gets them")
    func noResponder() {
        final class Controller: UIViewController {
            var count = 0
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { count += 1 }
        }
        let stage = TouchStage()
        let controller = Controller()
        stage.window.rootViewController = controller
        stage.runtime.keyboard.press(.keyboardSpacebar)
        #expect(controller.count == 1)
    }
}
