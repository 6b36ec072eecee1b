import SwiftUI
import TabKit

/// A form whose switches bring the tabs beside it and take them away.
struct LiveTabs: View {
    private enum Page: Hashable {
        case settings, photos, last
        case note(Int)
    }

    @State private var page: Page? = .settings
    @State private var showsPhotos = true
    @State private var notes = 2
    @State private var unread = 3
    @State private var swipes = true

    var body: some View {
        TabPages(selection: $page) {
            TabPage("Settings", systemImage: "gearshape", value: Page.settings) { form }
            if showsPhotos {
                TabPage("Photos", systemImage: "photo", value: .photos) { Placeholder(title: "Photos", color: .teal) }
                    .badge(unread)
            }
            for number in 0..<notes {
                TabPage("Note \(number + 1)", value: .note(number)) {
                    Placeholder(title: "Note \(number + 1)", color: .yellow)
                }
            }
            TabPage("Last", systemImage: "flag", value: .last) { Placeholder(title: "Last", color: .indigo) }
        }
        .tabStripStyle(.scrollable)
        .tabSwipeDisabled(!swipes)
    }

    private var form: some View {
        List {
            Section("Tabs") {
                Toggle("Photos", isOn: $showsPhotos.animation())
                Stepper("Notes: \(notes)", value: $notes.animation(), in: 0...9)
                Stepper("Unread: \(unread)", value: $unread, in: 0...120)
            }
            Section("Selection") {
                Button("Show the last tab") { withAnimation { page = .last } }
                Toggle("Swipe from page to page", isOn: $swipes)
            }
        }
    }
}

/// A page that is its title, and a counter that shows that it is kept.
struct Placeholder: View {
    let title: String
    let color: Color
    @State private var taps = 0

    var body: some View {
        VStack(spacing: 12) {
            RoundedRectangle(cornerRadius: 16).fill(color).frame(width: 96, height: 96)
            Text(title).font(.title2).bold()
            Button("Tapped \(taps) times") { taps += 1 }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

struct LiveTabs_Previews: PreviewProvider {
    static var previews: some View { LiveTabs() }
}
