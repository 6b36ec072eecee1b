/// One property of one view on its way from an old value to the model's.
struct PropertyAnimation {
    let key: AnimationKey
    /// The old value less the new one: what is still added to the model, less and less.
    var difference: AnimationVector
    let group: AnimationGroup
}

extension UIView {
    /// What the view shows at this moment.
    var presentation: ViewState {
        var shown = viewState
        shown.backgroundColor = storedBackgroundColor?.rgba(for: currentTraits)
        guard !animations.isEmpty else { return shown }
        let now = Runtime.current.now
        var values: [AnimationKey: AnimationVector] = [:]
        for animation in animations {
            let rest = 1 - animation.group.progress(at: now)
            values[animation.key, default: shown[animation.key]] += animation.difference * rest
        }
        for (key, value) in values { shown[key] = value }
        return shown
    }

    /// The model with its colour resolved, as animations see it.
    private var resolvedState: ViewState {
        var resolved = viewState
        resolved.backgroundColor = storedBackgroundColor?.rgba(for: currentTraits)
        return resolved
    }

    /// Makes changes of animatable properties; inside an animation block they become visible little by little.
    func animateChanges(_ change: () -> Void) {
        guard let context = AnimationContext.current, context.isAnimating, storedWindow != nil else { return change() }
        let (old, oldColor) = (resolvedState, storedBackgroundColor)
        let shown = context.beginsFromCurrentState ? presentation : old
        change()
        let new = resolvedState
        for key in AnimationKey.allCases where old[key] != new[key] {
            context.group.remember(key, of: self, state: old, color: oldColor)
            if let index = animations.firstIndex(where: { $0.key == key && $0.group === context.group }) {
                // The same block changes it once more: one animation, to the last value.
                animations[index].difference += key.difference(from: old[key], to: new[key])
            } else {
                animate(key, from: shown[key], to: new[key], in: context)
            }
        }
    }

    private func animate(
        _ key: AnimationKey, from old: AnimationVector, to new: AnimationVector, in context: AnimationContext
    ) {
        if !key.isAdditive || context.beginsFromCurrentState { interruptAnimations(of: key) }
        animations.append(
            PropertyAnimation(key: key, difference: key.difference(from: old, to: new), group: context.group))
        context.group.add(self)
        setNeedsComposition()
    }

    /// Takes over a property's value from another state, at once.
    func adopt(_ key: AnimationKey, from values: ViewState, color: UIColor?) {
        UIView.performWithoutAnimation {
            switch key {
            case .boundsOrigin: bounds.origin = values.bounds.origin
            case .boundsSize: bounds.size = values.bounds.size
            case .position: center = values.position
            case .transform: transform = values.transform
            case .opacity: alpha = values.opacity
            case .backgroundColor: backgroundColor = color
            default:
                viewState[key] = values[key]
                setNeedsComposition()
            }
        }
    }

    /// Ends a property's animations early; their groups complete with false.
    private func interruptAnimations(of key: AnimationKey) {
        let interrupted = animations.filter { $0.key == key }
        guard !interrupted.isEmpty else { return }
        animations.removeAll { $0.key == key }
        for animation in interrupted { animation.group.wasInterrupted(in: self) }
    }

    /// The view leaves its window, or its layer's animations are removed.
    func cancelAnimations() {
        guard !animations.isEmpty || dissolve != nil else { return }
        let groups = animations.map(\.group) + (dissolve.map { [$0.group] } ?? [])
        animations = []
        dissolve = nil
        setNeedsComposition()
        for group in groups { group.wasInterrupted(in: self) }
    }

    /// A group has come to its end.
    func removeAnimations(of group: AnimationGroup) {
        animations.removeAll { $0.group === group }
        if dissolve?.group === group { dissolve = nil }
        storedSuperview?.setNeedsComposition()
        setNeedsComposition()
    }
}
