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
