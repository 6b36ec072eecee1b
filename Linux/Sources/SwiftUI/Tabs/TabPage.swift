/// A page of tabs, which needn't have been evaluated.
struct TabPage {
    let key: ObjectIdentifier
    let view: AnyView
    let traits: ItemTraits
    var label = TabLabel()

    @MainActor
    init?(_ item: Item) {
        guard let listed = item.listed else { return nil }
        key = listed.key
        view = listed.view
        traits = item.traits
    }
}

/// The text and the picture of a tab.
struct TabLabel: Equatable {
    var title: String?
    var image: UIImage?
}
