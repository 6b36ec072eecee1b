/// A view made from a collection.
@MainActor @preconcurrency
public protocol DynamicViewContent: View {
    associatedtype Data: Collection

    /// The collection.
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    public var data: Content.Data { content.data }
}

/// Says of each row what its number is.
struct IndexedRowModifier: ViewModifier {
    let change: (inout RowTraits, Int) -> Void
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<IndexedRowModifier>, inputs: _ViewInputs,
        body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        _ViewOutputs(IndexedRowNode(modifier, inputs, content: body))
    }
}

final class IndexedRowNode: ContentNode {
    private let modifier: _GraphValue<IndexedRowModifier>
    private var wrappers: [ObjectIdentifier: TraitItem] = [:]

    init(
        _ modifier: _GraphValue<IndexedRowModifier>, _ inputs: _ViewInputs,
        content: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        self.modifier = modifier
        super.init(inputs, content: content)
    }

    override func makeItems() -> [Item] {
        var kept: [ObjectIdentifier: TraitItem] = [:]
        let items = (content?.items ?? []).enumerated().map { index, item in
            let wrapper = wrappers[ObjectIdentifier(item)] ?? TraitItem(item, graph)
            wrapper.change = { [modifier] in modifier.read().change(&$0.row, index) }
            kept[ObjectIdentifier(item)] = wrapper
            return wrapper
        }
        wrappers = kept
        return items
    }
}

extension DynamicViewContent {
    /// Performs an action when a person deletes a row, by a swipe to the leading edge. It gets the row's number.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        modifier(IndexedRowModifier { row, index in row.delete = action.map { action in { action([index]) } } })
    }
}

/// Keeps the buttons that lie behind a row.
struct SwipeActionsModifier<Actions: View>: ViewModifier {
    let allowsFullSwipe: Bool
    let actions: Actions
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<SwipeActionsModifier>, inputs: _ViewInputs,
        body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        _ViewOutputs(SwipeActionsNode(modifier, inputs, content: body))
    }
}

final class SwipeActionsNode<Actions: View>: ContentNode {
    private let modifier: _GraphValue<SwipeActionsModifier<Actions>>
    private var actions: Child?
    private var wrappers: [ObjectIdentifier: TraitItem] = [:]

    init(
        _ modifier: _GraphValue<SwipeActionsModifier<Actions>>, _ inputs: _ViewInputs,
        content: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        self.modifier = modifier
        super.init(inputs, content: content)
    }

    override var children: [Node] { super.children + (actions.map { [$0.node] } ?? []) }

    override func apply(environmentChanged: Bool, isForced: Bool) {
        updateContent(environment)
        var plain = environment
        plain.isInList = false
        plain.leaveRows()
        if let actions {
            actions.update(modifier.read().actions, environment: plain)
        } else {
            actions = Child(modifier.read().actions, of: self, environment: plain)
        }
    }

    override func makeItems() -> [Item] {
        var kept: [ObjectIdentifier: TraitItem] = [:]
        let items = (content?.items ?? []).map { item in
            let wrapper = wrappers[ObjectIdentifier(item)] ?? TraitItem(item, graph)
            wrapper.change = { [unowned self] traits in
                traits.row.allowsFullSwipe = modifier.read().allowsFullSwipe
                traits.row.swipeActions = { [weak self] in self?.swipeActions ?? [] }
            }
            kept[ObjectIdentifier(item)] = wrapper
            return wrapper
        }
        wrappers = kept
        return items
    }

    private var swipeActions: [SwipeAction] {
        (actions?.node.items ?? []).compactMap { item in
            guard let control = item.pressControl else { return nil }
            return SwipeAction(
                title: item.text, image: item.text == nil ? item.image : nil, role: control.role, tint: control.tint,
                perform: control.action)
        }
    }
}

extension Item {
    /// The control that the item is, with what changes it around.
    fileprivate var pressControl: PressControl? {
        (self as? ControlItem)?.control ?? inner.lazy.compactMap(\.pressControl).first
    }
}

extension View {
    /// Puts buttons behind a row of a list, which a swipe to the leading edge uncovers.
    ///
    /// - Parameters:
    ///   - edge: The edge behind which they lie. DEVIATION: those at the leading edge aren't shown.
    ///   - allowsFullSwipe: Whether a swipe over the whole row performs the first one. Default `true`.
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        let actions = edge == .trailing ? content() : nil
        return modifier(SwipeActionsModifier(allowsFullSwipe: allowsFullSwipe, actions: actions))
    }
}
