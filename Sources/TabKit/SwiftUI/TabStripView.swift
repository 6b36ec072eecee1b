import SwiftUI

/// A strip of tabs alone, over whatever the app shows for the selection.
///
/// ```swift
/// TabStripView(selection: $period) {
///     TabPage("Day", value: Period.day)
///     TabPage("Week", value: .week)
/// }
/// .tabStripStyle(.segmented)
/// ```
///
/// It takes the width that it is offered and has the height of its style. The selection is kept as by ``TabPages``; contents
/// of its tabs aren't shown.
public struct TabStripView<Value: Hashable>: View {
    private let list: PageList<Value>
    private let selection: Binding<Value?>
    private let allowsEmptySelection: Bool
    @State private var stock = PageStock<Value>()
    @Environment(\.tabPagesOptions) private var options

    /// A strip of the tabs in a closure.
    public init(selection: Binding<Value>, @TabPagesBuilder<Value> content: () -> [TabPage<Value>]) {
        self.init(content(), selection: selection)
    }

    /// A strip of the tabs in a closure; with `nil`, none is selected.
    public init(selection: Binding<Value?>, @TabPagesBuilder<Value> content: () -> [TabPage<Value>]) {
        self.init(content(), selection: selection)
    }

    /// A strip of tabs.
    public init(_ tabs: [TabPage<Value>], selection: Binding<Value>) {
        list = PageList(tabs)
        self.selection = Binding(selection)
        allowsEmptySelection = false
    }

    /// A strip of tabs; with `nil`, none is selected.
    public init(_ tabs: [TabPage<Value>], selection: Binding<Value?>) {
        list = PageList(tabs)
        self.selection = selection
        allowsEmptySelection = true
    }

    public var body: some View {
        TabStripHost(
            list: list, selection: selection, allowsEmptySelection: allowsEmptySelection, options: options, stock: stock
        )
    }
}

/// Hosts a ``TabStrip``, and keeps its list, its selection and its look up to date.
struct TabStripHost<Value: Hashable>: UIViewRepresentable {
    let list: PageList<Value>
    let selection: Binding<Value?>
    let allowsEmptySelection: Bool
    let options: TabPagesOptions
    let stock: PageStock<Value>

    func makeCoordinator() -> SelectionLink<Value> { SelectionLink() }

    func makeUIView(context: Context) -> TabStrip {
        stock.environment = context.environment
        let link = context.coordinator
        link.binding = selection
        let items = stock.take(list) ?? []
        let strip = TabStrip(style: options.style(of: .fixed), items: items, selected: link.start(items))
        strip.allowsEmptySelection = allowsEmptySelection
        if allowsEmptySelection, selection.wrappedValue == nil { strip.deselect() }
        link.onRedirect = { [weak strip] in strip?.select(value: $0, animated: true) }
        strip.onSelect = { link.take($0) }
        return strip
    }

    func updateUIView(_ strip: TabStrip, context: Context) {
        let link = context.coordinator
        link.binding = selection
        link.isUpdating = true
        defer { link.isUpdating = false }
        stock.environment = context.environment
        let style = options.style(of: .fixed)
        if strip.style != style { strip.style = style }
        apply(options.behavior, to: strip)
        stock.decoration.update(strip, options.behavior, context.environment, owner: nil)
        let items = stock.take(list)
        if let items { strip.apply(items) }
        let goal = link.goal(selected: strip.selected?.base as? Value, canSelect: stock.canSelect)
        if let goal { strip.select(value: goal, animated: context.transaction.isAnimated) }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: TabStrip, context: Context) -> CGSize? {
        let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: uiView.contentWidth, height: 0))
        return CGSize(width: size.width, height: uiView.sizeThatFits(size).height)
    }

    private func apply(_ behavior: TabPagesOptions.Behavior, to strip: TabStrip) {
        strip.shouldSelect = behavior.allows
        strip.onReselect = behavior.reselected
    }
}

extension TabStrip {
    /// Selects the tab of a value; `nil` selects none.
    func select(value: (some Hashable)?, animated: Bool) {
        if let value { select(value, animated: animated) } else { deselect() }
    }
}
