/// An animation block that is running: what is changed now belongs to it.
@MainActor
struct AnimationContext {
    let group: AnimationGroup
    let options: UIView.AnimationOptions

    private static var stack: [AnimationContext] = []
    static var isEnabled = true

    /// The innermost block.
    static var current: AnimationContext? { stack.last }

    /// False where changes are to show at once.
    var isAnimating: Bool {
        Self.isEnabled && (group.timing.duration > 0 || group.timing.delay > 0)
    }

    var beginsFromCurrentState: Bool { options.contains(.beginFromCurrentState) }

    /// Runs a block and starts what it animated.
    ///
    /// Apple's documentation: a block in a block takes over the outer one's duration, curve and options, as far as its
    /// own options don't override them; its delay is its own.
    @discardableResult
    static func run(
        timing: AnimationTiming, options: UIView.AnimationOptions, animations: () -> Void,
        completion: ((Bool) -> Void)?
    ) -> AnimationGroup {
        var (timing, options) = (timing, options)
        if let outer = current, outer.isAnimating { inherit(from: outer, &timing, &options) }
        let group = AnimationGroup(
            timing: timing, allowsUserInteraction: options.contains(.allowUserInteraction), runtime: .current)
        collect(in: group, options: options, animations)
        group.start(completion: completion)
        return group
    }

    /// Runs a block whose changes belong to the group.
    static func collect(in group: AnimationGroup, options: UIView.AnimationOptions, _ animations: () -> Void) {
        stack.append(AnimationContext(group: group, options: options))
        defer { stack.removeLast() }
        animations()
        guard options.contains(.layoutSubviews) else { return }
        for view in group.liveViews { view.layoutIfNeeded() }
    }

    static func withoutAnimation(_ actions: () -> Void) {
        let wasEnabled = isEnabled
        isEnabled = false
        defer { isEnabled = wasEnabled }
        actions()
    }

    private static func inherit(
        from outer: AnimationContext, _ timing: inout AnimationTiming, _ options: inout UIView.AnimationOptions
    ) {
        if !options.contains(.overrideInheritedDuration) { timing.duration = outer.group.timing.duration }
        if !options.contains(.overrideInheritedCurve) { timing.curve = outer.group.timing.curve }
        guard !options.contains(.overrideInheritedOptions) else { return }
        timing.repeatCount = outer.group.timing.repeatCount
        timing.autoreverses = outer.group.timing.autoreverses
        let inherited: UIView.AnimationOptions = [.allowUserInteraction, .beginFromCurrentState, .layoutSubviews]
        options.subtract(inherited)
        options.formUnion(outer.options.intersection(inherited))
    }
}
