/// Shows each option as a row, with a mark at the chosen one.
struct InlineOptions<Value: Hashable, Content: View>: View {
    let selection: Binding<Value>
    let content: Content
    typealias Body = Never

    static func _makeView(view: _GraphValue<InlineOptions>, inputs: _ViewInputs) -> _ViewOutputs {
        _ViewOutputs(
            InlineOptionsNode<Value>(view[\.selection], inputs) { _, inputs in
                Content._makeView(view: view[\.content], inputs: inputs)
            })
    }
}

final class InlineOptionsNode<Value: Hashable>: ContentNode {
    private let selection: _GraphValue<Binding<Value>>
    private var rows = ItemMap<Child>()
    private var order: [Child] = []
    private var present: Value?

    init(
        _ selection: _GraphValue<Binding<Value>>, _ inputs: _ViewInputs,
        content: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        self.selection = selection
        super.init(inputs, content: content)
    }

    override var children: [Node] { super.children + order.map(\.node) }

    override func apply(environmentChanged: Bool, isForced: Bool) {
        updateContent(environment)
        present = tracking { selection.read().wrappedValue }
        for option in options {
            rows[option.item]?.update(row(option), environment: environment)
        }
    }

    private var options: [PickerOption<Value>] { PickerOption.all(of: content?.items ?? []) }

    private func row(_ option: PickerOption<Value>) -> OptionRow {
        let selection = selection.read()
        return OptionRow(item: option.item, isChosen: option.value == present) {
            selection.wrappedValue = option.value
        }
    }

    override func makeItems() -> [Item] {
        order = rows.update(options, by: \.item, make: { Child(row($0), of: self) }, giveUp: { $0.node.unmount() })
        return order.flatMap(\.node.items)
    }
}

struct OptionRow: View {
    let item: Item
    let isChosen: Bool
    let choose: () -> Void

    var body: some View {
        Button(action: choose) {
            HStack {
                ItemView(item: item)
                Spacer(minLength: 8)
                if isChosen {
                    Image(systemName: "checkmark").fontWeight(.semibold).foregroundStyle(TintShapeStyle())
                        .accessibilityHidden(true)
                }
            }
        }
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    }
}
