import SwiftUI

/// A strip of tabs over the pages that belong to them.
///
/// ```swift
/// TabPages(selection: $section) {
///     TabPage("Music", systemImage: "music.note", value: Section.music) { MusicView() }
///     if showsBooks {
///         TabPage("Books", systemImage: "book", value: .books) { BooksView() }.badge(3)
///     }
/// }
/// .tabStripStyle(.scrollable)
/// ```
///
/// The pages are those of a ``TabsController``: lazy, kept, swiped and caught as there. A user's swipe or tap writes the
/// selection once, when it changes. Code's write moves the pages, animated inside `withAnimation` only. A value that no tab
/// has leaves the pages where they are, or at the first one, until its tab arrives; the selection isn't written then.
public struct TabPages<Value: Hashable>: View {
    private let list: PageList<Value>
    private let selection: Binding<Value?>?
    private let allowsEmptySelection: Bool
    @State private var stock = PageStock<Value>()
    @Environment(\.tabPagesOptions) private var options

    /// Tabs with a selection that is kept elsewhere.
    public init(selection: Binding<Value>, @TabPagesBuilder<Value> content: () -> [TabPage<Value>]) {
        list = PageList(content())
        self.selection = Binding(selection)
        allowsEmptySelection = false
    }

    /// Tabs with a selection that is kept elsewhere; with `nil`, no tab is selected and no page is shown.
    public init(selection: Binding<Value?>, @TabPagesBuilder<Value> content: () -> [TabPage<Value>]) {
        list = PageList(content())
        self.selection = selection
        allowsEmptySelection = true
    }

    /// Tabs that keep their selection for themselves. They begin with the first one that can be selected.
    public init(@TabPagesBuilder<Value> content: () -> [TabPage<Value>]) {
        list = PageList(content())
        selection = nil
        allowsEmptySelection = false
    }

    public var body: some View {
        TabPagesHost(
            list: list, selection: selection, allowsEmptySelection: allowsEmptySelection, options: options, stock: stock
        )
        .background(EnvironmentCarrier(stock: stock))
        .ignoresSafeArea(.container)
    }
}

/// Brings changes of the environment to pages that are made, and nothing else.
struct EnvironmentCarrier<Value: Hashable>: UIViewRepresentable {
    let stock: PageStock<Value>

    func makeUIView(context: Context) -> UIView {
        let view = UIView()
        view.isHidden = true
        return view
    }

    func updateUIView(_ uiView: UIView, context: Context) {
        stock.environment = context.environment
    }
}
