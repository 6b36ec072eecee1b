/// Shows one of several pages, chosen in a bar or by a swipe.
///
/// A page is the one selected if its tag, or its id in a `ForEach`, is the selection: of exactly that type. While there is
/// no such page the selection is left alone: the page that was shown stays, at first the first one. A page isn't
/// evaluated before it comes into sight, and keeps its state from then on.
///
/// With a bar, a tap writes the selection. In page style it is written as the middle of the screen comes to another page
/// under a finger, or after one; code's changes move the pages, animated only in `withAnimation`.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
    private let selection: Binding<SelectionValue>?
    private let content: Content
    @Environment(\.tabStyle) private var style

    /// - Parameter selection: Nil has the view keep its own.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    public var body: some View {
        let selection = selection.map { TabSelection($0) }
        switch style {
        case .bar: Tabs<TabBarContainer, Content>(selection: selection, content: content)
        case .pages: Tabs<Pager, Content>(selection: selection, content: content)
        }
    }
}

extension TabView where SelectionValue == Int {
    /// Pages of which the view itself remembers which one is shown.
    public init(@ViewBuilder content: () -> Content) {
        self.init(selection: nil, content: content)
    }
}
