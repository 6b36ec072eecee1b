import SwiftUI
import TabKit

/// A bar with a raised button in its middle, which does something in place of being selected.
struct BarTabs: View {
    private enum Page: Hashable {
        case home, search, add, saved, you
    }

    @State private var page = Page.home
    @State private var saved = 0

    var body: some View {
        TabBarPages(selection: $page) {
            TabPage("Home", systemImage: "house", value: Page.home) {
                Placeholder(title: "Home", color: .blue)
            }
            .selectedSystemImage("house.fill")
            TabPage("Search", systemImage: "magnifyingglass", value: .search) {
                Placeholder(title: "Search", color: .green)
            }
            TabPage(value: .add) {
                EmptyView()
            } label: { _ in
                AddLabel()
            }
            .accessibilityLabel("Save something")
            .action { saved += 1 }
            .tabItem { $0.height = 66 }
            TabPage("Saved", systemImage: "bookmark", value: .saved) {
                Placeholder(title: "Saved", color: .orange)
            }
            .selectedSystemImage("bookmark.fill")
            .badge(saved)
            TabPage("You", systemImage: "person", value: .you) {
                Placeholder(title: "You", color: .purple)
            }
            .selectedSystemImage("person.fill")
        }
        .tabBar { $0.transition = .slide }
    }
}

private struct AddLabel: View {
    var body: some View {
        Image(systemName: "plus")
            .font(.system(size: 26, weight: .semibold))
            .foregroundStyle(.white)
            .frame(width: 56, height: 56)
            .background(Circle().fill(Color.accentColor))
            .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

struct BarTabs_Previews: PreviewProvider {
    static var previews: some View { BarTabs() }
}
