import Simulator
import SwiftUI
import Testing
import UIKit

@MainActor @Suite("Toggle") struct ToggleTests {
    private struct Settings: View {
        @State private var isOn = false
        var isDisabled = false

        var body: some View {
            VStack {
                Toggle("Wi-Fi", isOn: $isOn)
                    .disabled(isDisabled)
                if isOn { Text("Connected") }
            }
            .padding()
        }
    }

    @Test func aTapOnTheSwitchWritesTheBinding() throws {
        let phone = Simulator()
        phone.show(UIHostingController(rootView: Settings()))
        let element = try #require(phone.accessibilityTree.first)
        #expect(element.label == "Wi-Fi")
        #expect(element.value == "0")
        #expect(element.traits == ["button", "toggleButton"])
        try phone.tap(label: "Wi-Fi")
        try phone.settle()
        #expect(phone.accessibilityTree.first?.value == "1")
        #expect(phone.labels == ["Wi-Fi", "Connected"])
    }

    @Test func theSwitchStandsAtTheTrailingEdge() throws {
        let phone = Simulator()
        phone.show(UIHostingController(rootView: Settings()))
        #expect(phone.frame(of: "Wi-Fi")?.maxX == 377)
    }

    @Test func aDisabledOneSaysSoAndStays() throws {
        let phone = Simulator()
        phone.show(UIHostingController(rootView: Settings(isDisabled: true)))
        #expect(phone.accessibilityTree.first?.traits.contains("notEnabled") == true)
        try? phone.activate(label: "Wi-Fi")
        #expect(phone.labels == ["Wi-Fi"])
    }

    @Test func aBindingThatKeepsItsValueKeepsTheSwitch() throws {
        let phone = Simulator()
        phone.show(UIHostingController(rootView: Toggle("Stuck", isOn: .constant(false))))
        try phone.tap(label: "Stuck")
        try phone.settle()
        #expect(phone.accessibilityTree.first?.value == "0")
    }

    @Test func aHiddenLabelIsStillRead() throws {
        let phone = Simulator()
        phone.show(UIHostingController(rootView: Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden()))
        #expect(phone.labels == ["Wi-Fi"])
        #expect(phone.frame(of: "Wi-Fi")?.midX == 196.5)
    }

    @Test func asAButtonItIsSelectedWhileItIsOn() throws {
        let phone = Simulator()
        phone.show(UIHostingController(rootView: Settings().toggleStyle(.button)))
        try phone.tap(label: "Wi-Fi")
        let element = try #require(phone.accessibilityTree.flatMap(\.elements).first)
        #expect(element.traits.contains("selected"))
        #expect(element.traits.contains("toggleButton"))
    }
}
