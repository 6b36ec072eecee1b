/// What a view says to assistive technology in place of what it would say by itself.
@MainActor
struct AccessibilityChanges {
    var label: String?
    /// A label that is shown elsewhere, or not at all.
    var box: LabelBox?
    var value: String?
    var hint: String?
    var identifier: String?
    var added = UIAccessibilityTraits.none
    var removed = UIAccessibilityTraits.none
    var children: AccessibilityChildBehavior?
    var activate: (() -> Void)?
    var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
}

/// Puts a view into a host that speaks for it.
struct AccessibilityModifier: WrappingModifier {
    let change: (inout AccessibilityChanges) -> Void
    typealias Body = Never

    init(_ change: @escaping (inout AccessibilityChanges) -> Void) {
        self.change = change
    }

    func wrap(_ content: Item, _ graph: ViewGraph) -> AccessibilityItem { AccessibilityItem(content, graph) }

    func update(_ wrapper: AccessibilityItem, in environment: EnvironmentValues) {
        var changes = AccessibilityChanges()
        change(&changes)
        wrapper.speaker.changes = changes
    }
}

final class AccessibilityItem: EffectItem {
    let speaker = SpeakingView()

    init(_ content: Item, _ graph: ViewGraph) {
        super.init(content, graph, host: speaker)
    }
}
