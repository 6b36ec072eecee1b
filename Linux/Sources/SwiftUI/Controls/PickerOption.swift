/// A value that can be chosen, and the view that stands for it.
struct PickerOption<Value: Hashable> {
    let value: Value
    let item: Item

    /// Those of items that have a tag of the type, or an id of it.
    @MainActor
    static func all(of items: [Item]) -> [PickerOption] {
        items.compactMap { item in
            let traits = item.traits
            let tag = traits.tags[ObjectIdentifier(Value.self)] ?? traits.id
            return (tag?.base as? Value).map { PickerOption(value: $0, item: item) }
        }
    }
}

extension Item {
    /// The items in this one that have no others inside.
    var leaves: [Item] { inner.isEmpty ? [self] : inner.flatMap(\.leaves) }

    var text: String? {
        let texts = leaves.compactMap { ($0 as? TextItem)?.view.text }
        return texts.isEmpty ? nil : texts.joined(separator: " ")
    }

    var image: UIImage? { leaves.lazy.compactMap { ($0 as? ImageItem)?.view.image }.first }
}
