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

/// The selection of tabs, whatever its type.
struct TabSelection {
    let read: () -> AnyHashable
    let write: (AnyHashable) -> Void
    private let tag: (ItemTraits) -> AnyHashable?

    init<Value: Hashable>(_ selection: Binding<Value>) {
        read = { AnyHashable(selection.wrappedValue) }
        write = { if let value = $0.base as? Value { selection.wrappedValue = value } }
        tag = { traits in
            if let tag = traits.tags[ObjectIdentifier(Value.self)] { return tag }
            guard let id = traits.id, type(of: id.base) == Value.self else { return nil }
            return id
        }
    }

    /// The value of the selection that stands for a page.
    func tag(of page: TabPage) -> AnyHashable? { tag(page.traits) }
}

/// A page of tabs, which needn't have been evaluated.
struct TabPage {
    let key: ObjectIdentifier
    let view: AnyView
    let traits: ItemTraits
    var label = TabLabel()

    @MainActor
    init?(_ item: Item) {
        guard let listed = item.listed else { return nil }
        key = listed.key
        view = listed.view
        traits = item.traits
    }
}

/// The text and the picture of a tab.
struct TabLabel: Equatable {
    var title: String?
    var image: UIImage?
}
