import Testing

@testable import UIKit

/// Buttons: what they show, and how large they are.
@MainActor struct ButtonTests {
    @Test("Titles and colours for states fall back to the normal ones")
    func states() {
        let button = UIButton(type: .custom)
        button.setTitle("Normal", for: .normal)
        button.setTitle("Chosen", for: .selected)
        button.setTitleColor(.systemRed, for: .normal)
        #expect(button.currentTitle == "Normal")
        button.isHighlighted = true
        #expect(button.currentTitle == "Normal")
        button.isHighlighted = false
        button.isSelected = true
        #expect(button.currentTitle == "Chosen")
        #expect(button.currentTitleColor == .systemRed)
    }

    @Test("A pressed system button's title has a fifth of its opacity: measured on iOS")
    func pressed() {
        let stage = TouchStage()
        let button = stage.add(UIButton(type: .system), frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        button.setTitle("Press", for: .normal)
        stage.down(50, 25)
        #expect(button.titleLabel?.alpha == 0.2)
        stage.up()
        #expect(button.titleLabel?.alpha == 1)
    }

    @Test("A configured button is as large as its content and insets; a filled one is white on the tint")
    func configuration() {
        let stage = TouchStage()
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Save"
        configuration.cornerStyle = .capsule
        var saved = 0
        let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in saved += 1 })
        // Known of iOS: 7 pt above and below a line of the body font, 34.33 pt in all.
        #expect(abs(button.intrinsicContentSize.height - 34.333) < 0.01)
        button.sizeToFit()
        stage.add(button, frame: CGRect(origin: CGPoint(x: 100, y: 100), size: button.bounds.size))
        #expect(button.titleLabel?.text == "Save")
        #expect(button.titleLabel?.textColor == .white)
        #expect(button.subviews.first?.backgroundColor == button.tintColor)
        stage.tap(110, 110)
        #expect(saved == 1)
    }

    @Test("The update handler follows the state before the next layout")
    func updateHandler() {
        let stage = TouchStage()
        let button = UIButton(configuration: .plain())
        button.configurationUpdateHandler = { $0.configuration?.title = $0.isSelected ? "On" : "Off" }
        stage.add(button, frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(button.titleLabel?.text == "Off")
        button.isSelected = true
        stage.runtime.commit()
        #expect(button.titleLabel?.text == "On")
    }

    @Test("An action gives a button its title")
    func action() {
        let button = UIButton(primaryAction: UIAction(title: "Go") { _ in })
        #expect(button.buttonType == .system)
        #expect(button.currentTitle == "Go")
        #expect(button.accessibilityLabel == "Go")
        #expect(button.accessibilityTraits == .button)
        button.isEnabled = false
        #expect(button.accessibilityTraits == [.button, .notEnabled])
    }

    @Test("Image and title stand side by side, in reading order")
    func layout() {
        //  LTR |  [img] title  |      RTL |  title [img]  |
        let look = {
            var look = ButtonLook(classic: UIButton(type: .custom))
            look.insets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
            look.padding = 5
            return look
        }()
        let layout = { (isMirrored: Bool) in
            ButtonLayout(
                bounds: CGRect(x: 0, y: 0, width: 200, height: 40), imageSize: CGSize(width: 20, height: 20),
                titleSize: CGSize(width: 55, height: 16), look: look, isMirrored: isMirrored,
                horizontal: .center, vertical: .center)
        }
        #expect(layout(false).image == CGRect(x: 60, y: 10, width: 20, height: 20))
        #expect(layout(false).title == CGRect(x: 85, y: 12, width: 55, height: 16))
        #expect(layout(true).title == CGRect(x: 60, y: 12, width: 55, height: 16))
        #expect(layout(true).image == CGRect(x: 120, y: 10, width: 20, height: 20))
        #expect(layout(false).fittingSize == CGSize(width: 100, height: 20))
    }
}
