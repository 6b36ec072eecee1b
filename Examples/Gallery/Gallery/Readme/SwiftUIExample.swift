import SwiftUI
import TabKit

struct MediaTabs: View {
    @State private var selection = "music"

    var body: some View {
        TabPages(selection: $selection) {
            TabPage("Music", systemImage: "music.note", value: "music") { Color.pink.ignoresSafeArea() }
            TabPage("Books", systemImage: "book", value: "books") { Color.teal.ignoresSafeArea() }
            TabPage("Films", systemImage: "film", value: "films") { Color.indigo.ignoresSafeArea() }
        }
        .onChange(of: selection) { print("now", $0) }
    }
}
