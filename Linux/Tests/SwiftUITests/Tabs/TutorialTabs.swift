import SwiftUI

/// Tabs as tutorials build them from what SwiftUI has: a scroll view of buttons, each with a bar below it, over a
/// `TabView` in page style. Here to be compared with.
struct TutorialTabs: View {
    let tabs: [Entry]
    /// Whether all tabs share the width of the screen. Else each has its own, and the strip scrolls.
    var isFixed = true
    @Binding var selection: Int

    struct Entry {
        let title: String
        var symbol: String?
    }

    var body: some View {
        NavigationView {
            GeometryReader { geometry in
                VStack(spacing: 0) {
                    Strip(
                        tabs: tabs, share: isFixed ? geometry.size.width / CGFloat(tabs.count) : nil,
                        selection: $selection)
                    TabView(selection: $selection) {
                        ForEach(tabs.indices, id: \.self) { index in
                            Content(title: tabs[index].title).tag(index)
                        }
                    }
                    .tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
                }
                .navigationTitle("Tabs")
                .navigationBarTitleDisplayMode(.inline)
            }
        }
        .navigationViewStyle(.stack)
    }

    /// The row of buttons. It brings the selected one into sight.
    struct Strip: View {
        let tabs: [Entry]
        let share: CGFloat?
        @Binding var selection: Int

        var body: some View {
            ScrollView(.horizontal, showsIndicators: false) {
                ScrollViewReader { proxy in
                    HStack(spacing: 0) {
                        ForEach(tabs.indices, id: \.self) { index in
                            Button {
                                withAnimation { selection = index }
                            } label: {
                                Tab(entry: tabs[index], share: share, isSelected: selection == index)
                            }
                            .buttonStyle(PlainButtonStyle())
                        }
                    }
                    .onChange(of: selection) { _, target in
                        withAnimation { proxy.scrollTo(target) }
                    }
                }
            }
            .frame(height: 55)
            .background(Color.indigo)
        }
    }

    struct Tab: View {
        let entry: Entry
        let share: CGFloat?
        let isSelected: Bool

        var body: some View {
            VStack(spacing: 0) {
                HStack(spacing: 6) {
                    if let symbol = entry.symbol {
                        Image(systemName: symbol)
                    }
                    Text(entry.title).font(.system(size: 18, weight: .semibold))
                }
                .foregroundColor(.white)
                .padding(.horizontal, 15)
                .frame(width: share, height: 52)
                Rectangle().fill(isSelected ? Color.white : Color.clear).frame(height: 3)
            }
            .fixedSize()
        }
    }

    /// A page with something to remember.
    struct Content: View {
        let title: String
        @State private var count = 0

        var body: some View {
            Button("\(title): \(count)") { count += 1 }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }
}

struct TutorialTabs_Previews: PreviewProvider {
    static var previews: some View {
        TutorialTabs(
            tabs: [.init(title: "Music", symbol: "music.note"), .init(title: "Films", symbol: "film")],
            selection: .constant(0))
    }
}
