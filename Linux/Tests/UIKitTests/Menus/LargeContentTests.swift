import Simulator
import Testing
import UIKit

/// Apple's documentation of UILargeContentViewerInteraction: at accessibility sizes only, the finger slides from item to
/// item, and lifting it tells the delegate about the item under it.
@Suite("The large content viewer") @MainActor struct LargeContentTests {
    private final class Delegate: UILargeContentViewerInteractionDelegate {
        var ended: [String?] = []

        func largeContentViewerInteraction(
            _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
            at point: CGPoint
        ) { ended.append(item?.largeContentTitle) }
    }

    private let phone = Simulator(.iPhone16)
    private let bar = UIView(frame: CGRect(x: 0, y: 700, width: 300, height: 50))
    private let delegate = Delegate()
    private var taps: [String] { buttons.flatMap(\.taps) }
    private let buttons: [Button]

    private final class Button: UIControl {
        var taps: [String] = []
    }

    init() {
        buttons = ["One", "Two", "Three"].enumerated().map { index, title in
            let button = Button(frame: CGRect(x: CGFloat(index) * 100, y: 0, width: 100, height: 50))
            button.showsLargeContentViewer = title != "Two"
            button.largeContentTitle = title
            button.largeContentImage = UIImage(systemName: "star")
            button.scalesLargeContentImage = true
            button.addAction(UIAction { [weak button] _ in button?.taps.append(title) }, for: .touchUpInside)
            return button
        }
        for button in buttons { bar.addSubview(button) }
        bar.addInteraction(UILargeContentViewerInteraction(delegate: delegate))
        let page = UIViewController()
        phone.show(page)
        page.view.addSubview(bar)
        phone.advance(0.1)
    }

    /// The title on the plate, if it is there.
    private var shown: String? {
        phone.window.subviews.last.flatMap { $0.accessibilityElementsHidden ? text(in: $0) : nil }
    }

    private func text(in view: UIView) -> String? {
        if let label = view as? UILabel { return label.text }
        return view.subviews.lazy.compactMap(text).first
    }

    @Test("shows what is under the finger, and tells where it lifts", arguments: [true, false])
    func follows(isLarge: Bool) throws {
        phone.textSize = isLarge ? .accessibilityMedium : .extraExtraExtraLarge
        #expect(UILargeContentViewerInteraction.isEnabled == isLarge)
        phone.touchDown(at: CGPoint(x: 50, y: 725))
        phone.advance(0.6)
        #expect(shown == (isLarge ? "One" : nil))
        guard isLarge else {
            phone.touchUp()
            #expect(taps == ["One"])
            return
        }
        phone.touchMove(to: CGPoint(x: 250, y: 725), over: 0.3)
        #expect(shown == "Three")
        phone.touchUp()
        try phone.settle()
        #expect(delegate.ended == ["Three"])
        #expect(taps.isEmpty)
        #expect(shown == nil)
    }

    @Test("does not begin over what shows nothing, nor with a short tap")
    func nothing() {
        phone.textSize = .accessibilityLarge
        phone.longPress(CGPoint(x: 150, y: 725))
        phone.tap(CGPoint(x: 50, y: 725))
        #expect(taps == ["Two", "One"].sorted())
        #expect(delegate.ended.isEmpty)
    }

    @Test("ends without an item beside all of them, and silently when the touch is taken away")
    func ends() throws {
        phone.textSize = .accessibilityLarge
        phone.touchDown(at: CGPoint(x: 50, y: 725))
        phone.advance(0.6)
        phone.touchMove(to: CGPoint(x: 50, y: 300), over: 0.2)
        phone.advance(0.3)
        #expect(shown == nil)
        phone.touchUp()
        #expect(delegate.ended == [nil])
        phone.touchDown(at: CGPoint(x: 50, y: 725))
        phone.advance(0.6)
        #expect(shown == "One")
        phone.touchCancel()
        try phone.settle()
        #expect(delegate.ended == [nil])
        #expect(shown == nil)
    }

    @Test("is in the middle of the window with an image and the whole title")
    func place() throws {
        phone.textSize = .accessibilityExtraExtraExtraLarge
        phone.touchDown(at: CGPoint(x: 50, y: 725))
        phone.advance(0.9)
        let plate = try #require(phone.window.subviews.last?.subviews.last)
        #expect(plate.center == CGPoint(x: 196.5, y: 426))
        #expect(plate.bounds.height > 150)
        phone.touchUp()
    }

    @Test("works in segmented controls and tab bars by itself")
    func controls() throws {
        phone.textSize = .accessibilityLarge
        let control = UISegmentedControl(items: ["Day", "Week"])
        control.selectedSegmentIndex = 0
        control.frame = CGRect(x: 0, y: 100, width: 200, height: 32)
        let page = UIViewController()
        page.view.addSubview(control)
        page.tabBarItem = UITabBarItem(title: "First", image: nil, tag: 0)
        let other = UIViewController()
        other.tabBarItem = UITabBarItem(title: "Second", image: nil, tag: 1)
        let tabs = UITabBarController()
        tabs.viewControllers = [page, other]
        phone.show(tabs)
        phone.touchDown(at: CGPoint(x: 50, y: 116))
        phone.advance(0.6)
        #expect(shown == "Day")
        phone.touchMove(to: CGPoint(x: 150, y: 116), over: 0.2)
        #expect(shown == "Week")
        phone.touchUp()
        #expect(control.selectedSegmentIndex == 1)
        try phone.settle()
        phone.longPress(CGPoint(x: 300, y: 790))
        #expect(tabs.selectedIndex == 1)
    }
}
