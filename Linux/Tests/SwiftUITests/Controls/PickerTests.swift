import Simulator
import SwiftUI
import Testing
import UIKit

@MainActor @Suite("Picker") struct PickerTests {
    private enum Size: String, CaseIterable, Identifiable {
        case small = "Small"
        case large = "Large"

        var id: Size { self }
    }

    private struct Choice: View {
        @State private var size = Size.small

        var body: some View {
            VStack {
                Picker("Size", selection: $size) {
                    ForEach(Size.allCases) { Text($0.rawValue) }
                }
                Text("Chosen: \(size.rawValue)")
                Button("Reset") { size = .small }
            }
        }
    }

    private func elements(_ phone: Simulator) -> [AccessibilityNode] { phone.accessibilityTree.flatMap(\.elements) }

    @Test func segmentsWriteAndFollowTheBinding() throws {
        let phone = Simulator()
        phone.show(UIHostingController(rootView: Choice().pickerStyle(.segmented)))
        #expect(phone.labels == ["Small", "Large", "Chosen: Small", "Reset"])
        try phone.tap(label: "Large")
        try phone.settle()
        #expect(phone.labels.contains("Chosen: Large"))
        #expect(elements(phone).first { $0.label == "Large" }?.traits.contains("selected") == true)
        try phone.tap(label: "Reset")
        try phone.settle()
        #expect(elements(phone).first { $0.label == "Small" }?.traits.contains("selected") == true)
    }

    @Test func anInlinePickerIsRowsWithAMark() throws {
        let phone = Simulator()
        let view = Form {
            Inline()
        }
        phone.show(UIHostingController(rootView: view))
        #expect(phone.labels == ["One", "Two"])
        try phone.tap(label: "Two")
        try phone.settle()
        #expect(elements(phone).first { $0.label == "Two" }?.traits == ["button", "selected"])
        #expect(elements(phone).first { $0.label == "One" }?.traits == ["button"])
    }

    private struct Inline: View {
        @State private var number = 1

        var body: some View {
            Picker("Number", selection: $number) {
                Text("One").tag(1)
                Text("Two").tag(2)
            }
            .pickerStyle(.inline)
        }
    }

    @Test func aMenuShowsTheChosenValue() throws {
        let phone = Simulator()
        phone.show(UIHostingController(rootView: Choice()))
        let element = try #require(elements(phone).first { $0.label == "Size" })
        #expect(element.value == "Small")
        #expect(element.traits.contains("button"))
        try phone.tap(label: "Size")
        #expect(phone.labels.contains("Chosen: Large"))
    }
}

@MainActor @Suite("Stepper and slider") struct ValueControlTests {
    private struct Values: View {
        @State private var count = 1
        @State private var volume = 0.5

        var body: some View {
            VStack {
                Stepper("Count", value: $count, in: 0...2)
                Slider(value: $volume, in: 0...1, step: 0.25) { Text("Volume") }
                Text("\(count) \(volume)")
            }
            .padding()
        }
    }

    @Test func aStepperStopsAtItsBounds() throws {
        let phone = Simulator()
        phone.show(UIHostingController(rootView: Values()))
        let frame = try #require(phone.frame(of: "Count"))
        let (minus, plus) = (CGPoint(x: 377 - 70, y: frame.midY), CGPoint(x: 377 - 20, y: frame.midY))
        phone.tap(plus)
        #expect(phone.labels.contains("2 0.5"))
        phone.tap(plus)
        #expect(phone.labels.contains("2 0.5"))
        for _ in 0..<3 { phone.tap(minus) }
        #expect(phone.labels.contains("0 0.5"))
        try phone.adjust(label: "Count", up: true)
        #expect(phone.labels.contains("1 0.5"))
    }

    @Test func aSliderKeepsToItsSteps() throws {
        let phone = Simulator()
        phone.show(UIHostingController(rootView: Values()))
        let frame = try #require(phone.frame(of: "Volume"))
        phone.drag(
            from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.midX + frame.width * 0.3, y: frame.midY),
            over: 0.3)
        try phone.settle()
        #expect(phone.labels.contains("1 0.75"))
    }
}
