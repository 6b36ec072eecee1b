/// Keeps the buttons that lie behind a row.
struct SwipeActionsModifier<Actions: View>: NodeModifier {
    let allowsFullSwipe: Bool
    let actions: Actions
    typealias Shown = SwipeActionsNode<Actions>
    typealias Body = Never
}

final class SwipeActionsNode<Actions: View>: ModifierContentNode<SwipeActionsModifier<Actions>> {
    private var actions: Child?
    private var plain = InnerEnvironment()
    private var wrappers = ItemMap<TraitItem>()

    override var children: [Node] { super.children + (actions.map { [$0.node] } ?? []) }

    override func apply(environmentChanged: Bool, isForced: Bool) {
        updateContent(environment)
        let plain = plain.values(in: environment) { values in
            values.isInList = false
            values.leaveRows()
        }
        if let actions {
            actions.update(modifier.read().actions, environment: plain)
        } else {
            actions = Child(modifier.read().actions, of: self, environment: plain)
        }
    }

    override func makeItems() -> [Item] {
        wrappers.update(content?.items ?? []) { item in
            let wrapper = TraitItem(item, graph)
            wrapper.change = { [unowned self] traits in
                traits.row.allowsFullSwipe = modifier.read().allowsFullSwipe
                traits.row.swipeActions = { [weak self] in self?.swipeActions ?? [] }
            }
            return wrapper
        }
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
