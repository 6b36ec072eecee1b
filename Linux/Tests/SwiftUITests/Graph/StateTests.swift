import Simulator
import SwiftUI
import Testing

@MainActor @Suite("State") struct StateTests {
    private struct Counter: View {
        @State private var count = 0

        var body: some View {
            VStack {
                Text("Count \(count)")
                Button("Add") { count += 1 }
                if count > 1 { Text("Many") }
            }
        }
    }

    @Test func aTapUpdatesWhatHasReadTheState() throws {
        let phone = Simulator()
        phone.show(UIHostingController(rootView: Counter()))
        #expect(phone.accessibilityTree.map(\.label) == ["Count 0", "Add"])
        try phone.tap(label: "Add")
        try phone.tap(label: "Add")
        #expect(phone.accessibilityTree.map(\.label) == ["Count 2", "Add", "Many"])
    }
}
