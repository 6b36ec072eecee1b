import Simulator
import Testing
import UIKit

/// Apple's documentation of UIContextMenuInteraction and UIControl, and what iOS is known to do: a finger that rests for
/// half a second opens the menu; it may slide to an element and lift there; a tap elsewhere takes the menu away.
@Suite("A menu of a control") @MainActor struct ContextMenuTests {
    private final class Button: UIControl {
        var menu: UIMenu?
        var asked = 0

        override func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            asked += 1
            return menu.map { menu in UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu } }
        }
    }

    private final class Log { var entries: [String] = [] }

    private let phone = Simulator(.iPhone16)
    private let button = Button(frame: CGRect(x: 150, y: 400, width: 80, height: 50))
    private let log = Log()

    init() {
        let page = UIViewController()
        phone.show(page)
        page.view.addSubview(button)
        button.isContextMenuInteractionEnabled = true
        button.accessibilityLabel = "Button"
        button.isAccessibilityElement = true
        button.addAction(UIAction { [log] _ in log.entries.append("tap") }, for: .touchUpInside)
        button.addAction(UIAction { [log] _ in log.entries.append("cancel") }, for: .touchCancel)
        button.menu = UIMenu(
            title: "Choose",
            children: [
                action("Copy"), action("Delete", [.destructive]), action("Off", [.disabled]),
                action("Never", [.hidden]),
                UIMenu(title: "", options: .displayInline, children: [action("Share")]),
                UIMenu(title: "More", children: [action("Print")]),
            ])
        phone.advance(0.1)
    }

    private func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
        UIAction(title: title, attributes: attributes) { [log] _ in log.entries.append(title) }
    }

    private var labels: [String] { phone.accessibilityTree.flatMap(\.elements).compactMap(\.label) }
    private let middle = CGPoint(x: 190, y: 425)

    @Test("opens when the finger rests, which takes the touch from the control")
    func opens() throws {
        phone.touchDown(at: middle)
        phone.advance(0.45)
        #expect(labels == ["Button"])
        phone.advance(0.1)
        #expect(log.entries == ["cancel"])
        phone.touchUp()
        try phone.settle()
        #expect(labels == ["Choose", "Copy", "Delete", "Off", "Share", "More", "Dismiss context menu"])
        #expect(button.asked == 1)
    }

    @Test("performs what is tapped, and closes")
    func chooses() throws {
        phone.longPress(middle)
        try phone.settle()
        try phone.tap(label: "Off")
        #expect(log.entries == ["cancel"])
        try phone.tap(label: "Delete")
        try phone.settle()
        #expect(log.entries == ["cancel", "Delete"])
        #expect(labels == ["Button"])
        try phone.tap(label: "Button")
        #expect(log.entries == ["cancel", "Delete", "tap"])
    }

    @Test("performs the element to which the finger slides that opened it")
    func slides() throws {
        phone.touchDown(at: middle)
        phone.advance(0.8)
        let row = try #require(phone.accessibilityTree.flatMap(\.elements).first { $0.label == "Share" })
        phone.touchMove(to: CGPoint(x: row.frame.midX, y: row.frame.midY), over: 0.2)
        #expect(log.entries == ["cancel"])
        phone.touchUp()
        try phone.settle()
        #expect(log.entries == ["cancel", "Share"])
        #expect(labels == ["Button"])
    }

    @Test("goes away with a tap beside it, and the tap does nothing else")
    func dismissed() throws {
        phone.longPress(middle)
        try phone.settle()
        phone.tap(middle)
        try phone.settle()
        #expect(log.entries == ["cancel"])
        #expect(labels == ["Button"])
        phone.longPress(middle)
        try phone.settle()
        try phone.activate(label: "Dismiss context menu")
        try phone.settle()
        #expect(labels == ["Button"])
    }

    @Test("opens a menu in the menu")
    func submenu() throws {
        phone.longPress(middle)
        try phone.settle()
        try phone.tap(label: "More")
        try phone.settle()
        #expect(labels == ["More", "Print", "Dismiss context menu"])
        try phone.activate(label: "Print")
        #expect(log.entries == ["cancel", "Print"])
    }

    @Test("is no menu when there is nothing to show: the touch is the control's")
    func nothing() {
        for menu in [nil, UIMenu(children: [action("Never", [.hidden])])] {
            log.entries = []
            button.menu = menu
            phone.longPress(middle)
            #expect(log.entries == ["tap"])
        }
        button.isContextMenuInteractionEnabled = false
        #expect(button.contextMenuInteraction == nil)
        #expect(button.interactions.isEmpty)
    }

    @Test("does not open for a finger that moves")
    func moved() {
        phone.touchDown(at: middle)
        phone.touchMove(to: CGPoint(x: 190, y: 440), over: 0.2)
        phone.advance(1)
        #expect(log.entries.isEmpty)
        phone.touchUp()
        #expect(log.entries == ["tap"])
    }

    @Test("stands inside the safe area beside the control, wherever that is")
    func place() throws {
        for y in [60, 400, 800] as [CGFloat] {
            for x in [0, 150, 313] as [CGFloat] {
                button.frame.origin = CGPoint(x: x, y: y)
                phone.longPress(CGPoint(x: x + 40, y: y + 25))
                try phone.settle()
                let rows = phone.accessibilityTree.flatMap(\.elements).filter { $0.label != "Dismiss context menu" }
                let frame = rows.map(\.frame).reduce(CGRect.null) { $0.union($1) }
                #expect(CGRect(x: 8, y: 59, width: 377, height: 759).contains(frame), "\(frame)")
                #expect(!frame.intersects(button.frame))
                try phone.activate(label: "Dismiss context menu")
                try phone.settle()
            }
        }
    }

    @Test("goes away when the window is turned, and when code says so")
    func turned() throws {
        phone.longPress(middle)
        try phone.settle()
        phone.rotate(to: .landscapeLeft)
        try phone.settle()
        #expect(labels == ["Button"])
        phone.rotate(to: .portrait)
        phone.longPress(middle)
        try phone.settle()
        button.contextMenuInteraction?.dismissMenu()
        try phone.settle()
        #expect(labels == ["Button"])
    }
}
