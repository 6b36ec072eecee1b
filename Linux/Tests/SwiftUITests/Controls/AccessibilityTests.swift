import Simulator
import SwiftUI
import Testing
import UIKit

@MainActor @Suite("Accessibility of views") struct AccessibilityTests {
    private func tree<V: View>(_ view: V) -> [AccessibilityNode] {
        let phone = Simulator()
        phone.show(UIHostingController(rootView: view))
        return phone.accessibilityTree
    }

    @Test func aViewsOwnWordsComeBeforeThoseOfWhatIsInIt() throws {
        let element = try #require(
            tree(
                Button("Go") {}.accessibilityLabel("Start").accessibilityValue("now")
                    .accessibilityHint("Begins").accessibilityIdentifier("go").accessibilityAddTraits(.isSelected)
            ).first)
        #expect(element.label == "Start")
        #expect(element.value == "now")
        #expect(element.hint == "Begins")
        #expect(element.identifier == "go")
        #expect(element.traits == ["button", "selected"])
        #expect(element.isElement)
    }

    @Test func hiddenViewsArePassedOver() {
        #expect(
            tree(
                VStack {
                    Text("A")
                    Text("B").accessibilityHidden(true)
                }
            ).map(\.label) == ["A"])
    }

    @Test func childrenAreCombinedOrIgnoredOrContained() throws {
        let pair = VStack {
            Text("A")
            Text("B")
        }
        #expect(tree(pair.accessibilityElement(children: .combine)).map(\.label) == ["A, B"])
        #expect(tree(pair.accessibilityElement().accessibilityLabel("Pair")).map(\.label) == ["Pair"])
        let container = try #require(tree(pair.accessibilityElement(children: .contain)).first)
        #expect(!container.isElement)
        #expect(container.children.map(\.label) == ["A", "B"])
    }

    @Test func activatingReachesTheButtonInside() throws {
        let phone = Simulator()
        var count = 0
        phone.show(UIHostingController(rootView: Button("Go") { count += 1 }.accessibilityLabel("Start")))
        try phone.activate(label: "Start")
        try phone.tap(label: "Start")
        #expect(count == 2)
    }

    @Test func aLabelsIconIsNotRead() {
        #expect(tree(Label("Music", systemImage: "music.note")).map(\.label) == ["Music"])
        #expect(tree(Label("Music", systemImage: "music.note").labelStyle(.titleOnly)).map(\.label) == ["Music"])
        let icon = tree(Label("Music", systemImage: "music.note").labelStyle(.iconOnly))
        #expect(icon.map(\.label) == ["Music"])
        #expect((icon.first?.frame.width ?? 0) < 40)
    }
}
