import Simulator
import SwiftUI
import TabKit
import Testing

/// Tabs as tutorials build them from what SwiftUI has, and `TabPages`: the same touches select the same.
@MainActor @Suite("TabPages against a strip of buttons over TabView") struct TutorialComparisonTests {
    @MainActor @Observable final class Model {
        var selection = 0
    }

    private struct Tutorial: View {
        let count: Int
        @Bindable var model: Model

        var body: some View {
            TutorialTabs(
                tabs: (0..<count).map { TutorialTabs.Entry(title: "Tab \($0)", symbol: nil) }, isFixed: count < 4,
                selection: $model.selection)
        }
    }

    private struct Ours: View {
        let count: Int
        @Bindable var model: Model

        var body: some View {
            NavigationStack {
                TabPages(selection: $model.selection) {
                    for index in 0..<count {
                        TabPage("Tab \(index)", value: index) { Text("Page \(index)") }
                    }
                }
                .tabStripStyle(count < 4 ? .fixed : .scrollable)
                .navigationTitle("Tabs")
                .navigationBarTitleDisplayMode(.inline)
            }
        }
    }

    private enum Touch: CaseIterable {
        case left, right, tapFirst, tapSecond, tapThird, slowDragBack
    }

    private func perform(_ touch: Touch, _ phone: Simulator) throws {
        switch touch {
        case .left: phone.swipe(.left)
        case .right: phone.swipe(.right)
        case .tapFirst: try tap("Tab 0", phone)
        case .tapSecond: try tap("Tab 1", phone)
        case .tapThird: try tap("Tab 2", phone)
        case .slowDragBack:
            phone.touchDown(at: CGPoint(x: 300, y: 500))
            phone.touchMove(to: CGPoint(x: 200, y: 500), over: 0.3)
            phone.touchMove(to: CGPoint(x: 290, y: 500), over: 0.4)
            phone.touchUp()
        }
        try phone.settle()
    }

    /// Taps a tab, if the strip has it in sight.
    private func tap(_ label: String, _ phone: Simulator) throws {
        let tab = phone.accessibilityTree.flatMap(\.elements).first { $0.label == label }
        guard let tab, CGRect(x: 0, y: 0, width: 393, height: 852).contains(tab.frame) else { return }
        phone.tap(CGPoint(x: tab.frame.midX, y: tab.frame.midY))
    }

    @Test(arguments: [3, 12]) func theSameTouchesSelectTheSame(_ count: Int) throws {
        var generator = SeededGenerator(seed: 5)
        let touches = (0..<24).compactMap { _ in Touch.allCases.randomElement(using: &generator) }
        let (theirs, ours) = (Model(), Model())
        let (theirPhone, ourPhone) = (Simulator(), Simulator())
        theirPhone.show(UIHostingController(rootView: Tutorial(count: count, model: theirs)))
        ourPhone.show(UIHostingController(rootView: Ours(count: count, model: ours)))
        var seen = Set<Int>()
        for (step, touch) in touches.enumerated() {
            // Which tabs are in sight differs, so a tab is tapped where both have it.
            if case .tapFirst = touch, count > 3, theirs.selection > 1 { continue }
            try perform(touch, theirPhone)
            try perform(touch, ourPhone)
            #expect(theirs.selection == ours.selection, "after touch \(step), \(touch)")
            seen.insert(ours.selection)
        }
        #expect(seen.count >= 3)
    }

    @Test func codeSelectsTheSameInBoth() throws {
        let (theirs, ours) = (Model(), Model())
        let (theirPhone, ourPhone) = (Simulator(), Simulator())
        theirPhone.show(UIHostingController(rootView: Tutorial(count: 3, model: theirs)))
        ourPhone.show(UIHostingController(rootView: Ours(count: 3, model: ours)))
        theirs.selection = 2
        ours.selection = 2
        try theirPhone.settle()
        try ourPhone.settle()
        theirPhone.swipe(.right)
        ourPhone.swipe(.right)
        try theirPhone.settle()
        try ourPhone.settle()
        #expect(theirs.selection == 1)
        #expect(ours.selection == 1)
    }
}
