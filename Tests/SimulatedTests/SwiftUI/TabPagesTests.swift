import Simulator
import SwiftUI
import TabKit
import Testing

@MainActor @Suite("TabPages") struct TabPagesTests {
    private struct Sections: View {
        @State private var section = 1

        var body: some View {
            TabPages(selection: $section) {
                TabPage("Music", systemImage: "music.note", value: 0) { Text("music page") }
                TabPage("Books", systemImage: "book", value: 1) { Text("books page") }
                TabPage("Films", systemImage: "film", value: 2) { Text("films page \(section)") }
            }
        }
    }

    @Test func theSelectedPageIsShown() throws {
        let phone = Simulator()
        phone.show(UIHostingController(rootView: Sections()))
        print(phone.accessibilityTree)
        try phone.tap(label: "Films")
        try phone.settle()
        print(phone.accessibilityTree)
        try phone.screenshot(.device)?.write(to: "/tmp/slice.png")
    }
}
