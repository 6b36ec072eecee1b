@testable import TabCore

/// A list of tabs as plainly as the laws can be written, to compare with.
struct NaiveTabList {
    var tabs: [TabList<Int>.Tab] = []
    var selected: Int?

    var index: Int? { tabs.firstIndex { $0.id == selected } }

    /// Law 5, after the tabs have changed.
    mutating func repair(oldIndex: Int?) {
        if let index, tabs[index].isEnabled { return }
        let place = min(index ?? oldIndex ?? 0, tabs.count - 1)
        let order = Array(tabs.indices.filter { $0 >= place }) + tabs.indices.filter { $0 < place }.reversed()
        selected = order.first { tabs[$0].isEnabled }.map { tabs[$0].id }
    }
}

extension Array {
    /// Takes the steps of an edit on a mirror of the list.
    mutating func apply<ID>(_ steps: [ListStep<ID>], make: (ID) -> Element) {
        for step in steps {
            switch step {
            case .remove(_, let index): remove(at: index)
            case .insert(let id, let index): insert(make(id), at: index)
            case .move(_, let from, let to): insert(remove(at: from), at: to)
            }
        }
    }
}
