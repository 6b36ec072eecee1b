/// A node that wants to know when the hosting view comes on screen and when it leaves.
@MainActor
protocol AppearanceObserving: AnyObject {
    var depth: Int { get }
    func visibilityDidChange()
}

/// Looks at a preference after each update.
@MainActor
protocol PreferenceObserving: AnyObject {
    /// Who has a lower one looks earlier.
    var order: Int { get }
    func check()
}

/// Who wants to hear of what happens in a graph.
@MainActor
struct GraphObservers {
    private var appearances: [ObjectIdentifier: (order: Int, node: any AppearanceObserving)] = [:]
    private var preferences: [ObjectIdentifier: any PreferenceObserving] = [:]
    private var additions = 0

    /// Inner nodes first, else as they came.
    var ofAppearance: [any AppearanceObserving] {
        appearances.values.sorted { ($1.node.depth, $0.order) < ($0.node.depth, $1.order) }.map(\.node)
    }

    var ofPreferences: [any PreferenceObserving] { preferences.values.sorted { $0.order < $1.order } }

    var hearOfPreferences: Bool { !preferences.isEmpty }

    mutating func add(_ node: any AppearanceObserving) {
        additions += 1
        appearances[ObjectIdentifier(node)] = (additions, node)
    }

    mutating func remove(_ node: any AppearanceObserving) {
        appearances[ObjectIdentifier(node)] = nil
    }

    mutating func add(_ observer: any PreferenceObserving) {
        preferences[ObjectIdentifier(observer)] = observer
    }

    mutating func remove(_ observer: any PreferenceObserving) {
        preferences[ObjectIdentifier(observer)] = nil
    }
}
