extension UIView: UITraitChangeObservable, TraitObserving {
    /// A view outside of any hierarchy has the screen's traits at the time it is first asked.
    var currentTraits: UITraitCollection {
        if let storedTraits { return storedTraits }
        let traits = inheritedTraits
        storedTraits = traits
        return traits
    }

    private var inheritedTraits: UITraitCollection {
        var traits = storedSuperview?.currentTraits ?? Runtime.current.traits
        if let viewController { traits = viewController.overridden(traits) }
        if overrideUserInterfaceStyle != .unspecified, traits.userInterfaceStyle != overrideUserInterfaceStyle {
            traits = traits.modifyingTraits { $0.userInterfaceStyle = overrideUserInterfaceStyle }
        }
        return traits
    }

    /// Brings the traits up to date here and below, and tells who changed, from the top down.
    func updateTraits() {
        guard let previous = storedTraits else {
            // Nobody has asked this view yet; those below may have been asked.
            for subview in subviews { subview.updateTraits() }
            return
        }
        let traits = inheritedTraits
        if traits != previous {
            storedTraits = traits
            traitsDidChange(from: previous)
        }
        for subview in subviews { subview.updateTraits() }
    }

    /// For controllers, when what they override has changed.
    func traitsMayHaveChanged() {
        updateTraits()
    }

    private func traitsDidChange(from previous: UITraitCollection) {
        setNeedsLayout()
        setNeedsDisplay()
        currentTraits.asCurrent {
            viewController?.traitsDidChange(from: previous)
            traitCollectionDidChange(previous)
            traitObservers.report(from: previous, to: currentTraits)
        }
    }
}
