import SwiftUI
import TabKit

/// White titles on red over pages that swipe, three in equal shares or twelve that scroll.
struct SectionTabs: View {
    private enum Count: Hashable {
        case three, twelve
    }

    @State private var count = Count.three
    @State private var section = MediaSection.all[0].id

    var body: some View {
        VStack(spacing: 0) {
            TabPages(selection: $section) {
                for section in MediaSection.all.prefix(count == .three ? 3 : 12) {
                    TabPage(section.title, systemImage: section.symbol, value: section.id) {
                        SectionPage(section: section)
                    }
                }
            }
            .tabStripStyle(count == .three ? .crimson(.fixed) : .crimson(.scrollable))
            TabStripView(selection: $count) {
                TabPage("Three", value: Count.three)
                TabPage("Twelve", value: .twelve)
            }
            .tabStripStyle(.segmented)
        }
    }
}

extension TabStripStyle {
    /// White on a dark red, with a white line.
    fileprivate static func crimson(_ base: TabStripStyle) -> TabStripStyle {
        var style = base
        style.backgroundColor = UIColor(red: 0.62, green: 0.11, blue: 0.25, alpha: 1)
        style.font = .systemFont(ofSize: 18, weight: .semibold)
        style.titleColor = .init(normal: UIColor(white: 1, alpha: 0.7), selected: .white)
        style.indicator.color = .white
        style.separatorColor = nil
        return style
    }
}

/// One section: an icon, a title, and a colour to know it by.
struct MediaSection: Identifiable {
    let title: String
    let symbol: String
    let color: Color

    var id: String { title }

    static let all = [
        MediaSection(title: "Music", symbol: "music.note", color: .pink),
        MediaSection(title: "Movies", symbol: "film", color: .indigo),
        MediaSection(title: "Books", symbol: "book", color: .orange),
        MediaSection(title: "Photos", symbol: "photo", color: .teal),
        MediaSection(title: "News", symbol: "newspaper", color: .red),
        MediaSection(title: "Mail", symbol: "envelope", color: .blue),
        MediaSection(title: "Calendar", symbol: "calendar", color: .green),
        MediaSection(title: "Maps", symbol: "map", color: .mint),
        MediaSection(title: "Home", symbol: "house", color: .brown),
        MediaSection(title: "Health", symbol: "heart", color: .pink),
        MediaSection(title: "Trips", symbol: "car", color: .cyan),
        MediaSection(title: "Weather", symbol: "cloud", color: .gray),
    ]
}

/// A page that remembers how often it was liked.
struct SectionPage: View {
    let section: MediaSection
    @State private var likes = 0

    var body: some View {
        VStack(spacing: 16) {
            Image(systemName: section.symbol)
                .font(.system(size: 56))
                .foregroundStyle(section.color)
            Text(section.title).font(.title2).bold()
            Text("Liked \(likes) times").foregroundStyle(.secondary)
            Button("Like") { likes += 1 }.buttonStyle(.bordered)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

struct SectionTabs_Previews: PreviewProvider {
    static var previews: some View { SectionTabs() }
}
