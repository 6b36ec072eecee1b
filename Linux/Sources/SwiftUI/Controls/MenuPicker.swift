/// Shows the chosen option in a button that goes on to the next one.
struct MenuOptions<Value: Hashable, Content: View>: View {
    let selection: Binding<Value>
    let content: Content
    let box: LabelBox
    typealias Body = Never

    static func _makeView(view: _GraphValue<MenuOptions>, inputs: _ViewInputs) -> _ViewOutputs {
        _ViewOutputs(
            MenuOptionsNode<Value>(view[\.selection], view[\.box], inputs) { _, inputs in
                Content._makeView(view: view[\.content], inputs: inputs)
            })
    }
}

final class MenuOptionsNode<Value: Hashable>: ContentNode {
    private let selection: _GraphValue<Binding<Value>>
    private let box: _GraphValue<LabelBox>
    private var child: Child?
    private var present: Value?
    /// The option is drawn as what it is a part of.
    private var inner = InnerEnvironment()

    init(
        _ selection: _GraphValue<Binding<Value>>, _ box: _GraphValue<LabelBox>, _ inputs: _ViewInputs,
        content: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        self.selection = selection
        self.box = box
        super.init(inputs, content: content)
    }

    override var children: [Node] { super.children + (child.map { [$0.node] } ?? []) }

    override func apply(environmentChanged: Bool, isForced: Bool) {
        updateContent(
            inner.values(in: environment) { values in
                values.foreground =
                    values.isInList ? AnyShapeStyle(Color.secondary) : AnyShapeStyle(TintShapeStyle())
            })
        present = tracking { selection.read().wrappedValue }
        let button = button
        if let child {
            child.update(button, environment: environment)
        } else {
            child = Child(button, of: self)
        }
    }

    private var button: MenuButton {
        let selection = selection.read()
        let options = PickerOption<Value>.all(of: content?.items ?? [])
        let index = options.firstIndex { $0.value == present }
        let box = box.read()
        return MenuButton(item: index.map { options[$0].item }, box: box) {
            guard !options.isEmpty else { return }
            selection.wrappedValue = options[((index ?? -1) + 1) % options.count].value
        }
    }

    override func makeItems() -> [Item] { child?.node.items ?? [] }
}

struct MenuButton: View {
    let item: Item?
    let box: LabelBox
    let next: () -> Void
    @Environment(\.isInList) private var isInList

    var body: some View {
        Button(action: next) {
            HStack(spacing: 4) {
                if let item { ItemView(item: item) }
                Image(systemName: "chevron.up.chevron.down").imageScale(.small).accessibilityHidden(true)
            }
            .foregroundStyle(isInList ? AnyShapeStyle(Color.secondary) : AnyShapeStyle(TintShapeStyle()))
        }
        .accessibilityElement()
        .modifier(AccessibilityModifier { $0.box = box })
        .modifier(AccessibilityModifier { $0.value = item?.text })
        .accessibilityAction(next)
        .accessibilityAddTraits(.isButton)
    }
}
