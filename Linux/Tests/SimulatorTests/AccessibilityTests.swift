import Simulator
import Testing

@MainActor
struct AccessibilityTests {
    private let phone = Simulator()

    private func element(_ label: String, x: CGFloat, y: CGFloat) -> UIView {
        let view = UIView(frame: CGRect(x: x, y: y, width: 80, height: 40))
        view.isAccessibilityElement = true
        view.accessibilityLabel = label
        view.accessibilityTraits = .button
        return view
    }

    private var labels: [String?] { phone.accessibilityTree.flatMap(\.elements).map(\.label) }

    @Test func elementsAreReadRowByRow() {
        phone.show(
            controller(
                element("d", x: 200, y: 300), element("b", x: 200, y: 105), element("c", x: 0, y: 300),
                element("a", x: 0, y: 100)))
        #expect(labels == ["a", "b", "c", "d"])
        phone.direction = .rightToLeft
        #expect(labels == ["b", "a", "d", "c"])
    }

    @Test func anElementHidesWhatIsInside() {
        let outer = element("outer", x: 0, y: 100)
        outer.addSubview(element("inner", x: 0, y: 0))
        phone.show(controller(outer))
        #expect(labels == ["outer"])
    }

    @Test func hiddenAndClearViewsAreSilent() {
        let hidden = element("hidden", x: 0, y: 100)
        hidden.isHidden = true
        let clear = element("clear", x: 0, y: 200)
        clear.alpha = 0
        let silent = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
        silent.accessibilityElementsHidden = true
        silent.addSubview(element("silent", x: 0, y: 0))
        phone.show(controller(hidden, clear, silent, element("heard", x: 0, y: 500)))
        #expect(labels == ["heard"])
    }

    @Test func aModalViewSilencesItsSiblings() {
        let modal = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
        modal.accessibilityViewIsModal = true
        modal.addSubview(element("modal", x: 0, y: 0))
        phone.show(controller(element("behind", x: 0, y: 100), modal))
        #expect(labels == ["modal"])
        modal.isHidden = true
        #expect(labels == ["behind"])
    }

    @Test func containersKeepTheirOwnOrder() {
        let bar = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 50))
        bar.accessibilityTraits = .tabBar
        let (one, two) = (element("one", x: 0, y: 0), element("two", x: 100, y: 0))
        two.accessibilityTraits = [.button, .selected]
        two.accessibilityValue = "3"
        [one, two].forEach(bar.addSubview)
        bar.accessibilityElements = [two, one]
        phone.show(controller(bar))
        #expect(
            phone.accessibilityText == """
                container [tabBar] (0 100 300 50)
                  "two" value "3" [button selected] (100 100 80 40)
                  "one" [button] (0 100 80 40)
                """)
    }

    @Test func groupsStayTogether() {
        let left = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 200))
        left.shouldGroupAccessibilityChildren = true
        left.addSubview(element("1", x: 0, y: 0))
        left.addSubview(element("2", x: 0, y: 100))
        let right = UIView(frame: CGRect(x: 200, y: 100, width: 100, height: 200))
        right.addSubview(element("3", x: 0, y: 0))
        right.addSubview(element("4", x: 0, y: 100))
        phone.show(controller(left, right))
        #expect(labels == ["1", "2", "3", "4"])
        left.shouldGroupAccessibilityChildren = false
        #expect(labels == ["1", "3", "2", "4"])
    }

    @Test func labelsFindFingersAndVoiceOver() throws {
        var taps = 0
        let button = UIButton(type: .system)
        button.setTitle("Buy", for: .normal)
        button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
        button.addAction(UIAction { _ in taps += 1 }, for: .primaryActionTriggered)
        phone.show(controller(button))
        try phone.tap(label: "Buy")
        #expect(taps == 1)
        try phone.activate(label: "Buy")
        #expect(taps == 2)
        #expect(throws: SimulatorError.noElement(label: "Sell", present: ["Buy"])) { try phone.tap(label: "Sell") }
    }

    @Test func activatingScrollsIntoSight() throws {
        let list = list(in: CGSize(width: 393, height: 852))
        let row = element("last", x: 0, y: 3500)
        list.addSubview(row)
        phone.show(controller(list))
        #expect(throws: SimulatorError.unreachable("\"last\"")) { try phone.tap(label: "last") }
        try phone.activate(label: "last")
        #expect(list.contentOffset.y > 2000)
    }
}
