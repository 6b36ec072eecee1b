/// What counts as the end of an animation.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let name: String

    /// A spring is over after its duration, though small movements may follow.
    public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
    /// Nothing moves any more.
    public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// What is to be done when the animation of a transaction is over.
struct AnimationCompletion {
    let criteria: AnimationCompletionCriteria
    let action: () -> Void
    let id = UUID()

    @MainActor
    func wait(for animation: Animation?) {
        guard let animation else { return action() }
        let length = criteria == .removed ? animation.settlingDuration : animation.logicalDuration
        Runtime.current.after(length) { action() }
    }
}
