import SwiftUI

// What Xcode's canvas shows: each view as an app would use it first.

struct TabPages_Previews: PreviewProvider {
    static var previews: some View {
        TabPages {
            for name in ["Music", "Films", "Books", "Podcasts", "Audiobooks"] {
                TabPage(name, value: name) { PreviewPage(name: name) }
                    .badge(name == "Films" ? 3 : 0)
            }
        }
        .tabStripStyle(.scrollable)
    }
}

struct TabBarPages_Previews: PreviewProvider {
    static var previews: some View {
        TabBarPages {
            TabPage("Home", systemImage: "house", value: 0) { PreviewPage(name: "Home") }
            TabPage("Search", systemImage: "magnifyingglass", value: 1) { PreviewPage(name: "Search") }
            TabPage("You", systemImage: "person", value: 2) { PreviewPage(name: "You") }.badge(2)
        }
    }
}

struct TabStripView_Previews: PreviewProvider {
    static var previews: some View {
        PreviewStrips()
    }
}

/// Two strips that keep the same selection.
private struct PreviewStrips: View {
    @State private var period = "Week"

    var body: some View {
        VStack {
            TabStripView(tabs, selection: $period)
            TabStripView(tabs, selection: $period).tabStripStyle(.segmented)
            PreviewPage(name: period)
        }
    }

    private var tabs: [TabPage<String>] {
        ["Day", "Week", "Month"].map { TabPage($0, value: $0) }
    }
}

private struct PreviewPage: View {
    let name: String
    @State private var taps = 0

    var body: some View {
        VStack {
            Text(name)
            Button("Tapped \(taps) times") { taps += 1 }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
