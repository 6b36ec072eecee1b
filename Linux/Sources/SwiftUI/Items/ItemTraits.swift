/// What an item says to the container that it is in.
struct ItemTraits {
    var layoutPriority = 0.0
    var zIndex = 0.0
    /// The values of `tag(_:)`, by their type.
    var tags: [ObjectIdentifier: AnyHashable] = [:]
    var id: AnyHashable?
    var row = RowTraits()
    var tabItem: AnyView?
    var badge: String?
    var layoutValues: [ObjectIdentifier: Any] = [:]
}
