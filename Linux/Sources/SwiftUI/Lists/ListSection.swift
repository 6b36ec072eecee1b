/// A section of a list, with what its rows say.
struct ListSection {
    var header: [Item] = []
    var rows: [ListRow] = []
    var footer: [Item] = []

    /// Sections, and between them one for all rows that stand by themselves.
    @MainActor
    static func all(of items: [Item]) -> [ListSection] {
        var sections: [ListSection] = []
        var isLoose = false
        for item in items {
            if let section = item.section {
                let outer = item.traits.row
                sections.append(
                    ListSection(
                        header: section.header, rows: section.rows.map { ListRow(item: $0, outer: outer) },
                        footer: section.footer))
                isLoose = false
            } else {
                if !isLoose { sections.append(ListSection()) }
                isLoose = true
                sections[sections.count - 1].rows.append(ListRow(item: item, outer: RowTraits()))
            }
        }
        return sections
    }
}

/// A row of a list.
@MainActor
struct ListRow {
    let item: Item
    /// What the section says for all its rows.
    let outer: RowTraits

    var traits: RowTraits { item.traits.row.inheriting(outer) }
}

extension ListSection {
    /// Which rows are in the section.
    var identity: [ObjectIdentifier?] {
        header.map { ObjectIdentifier($0) } + [nil] + rows.map { ObjectIdentifier($0.item) } + [nil]
            + footer.map { ObjectIdentifier($0) }
    }
}
