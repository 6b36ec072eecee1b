extension UIViewController: UITraitChangeObservable, TraitObserving {
    /// A view has traits of its own even without a window; before it is loaded the container's would come.
    var currentTraits: UITraitCollection {
        if let loadedView { return loadedView.traitCollection }
        return overridden(parentController?.traitCollection ?? UIScreen.main.traitCollection)
    }

    /// What the root view makes of the traits it inherits.
    func overridden(_ inherited: UITraitCollection) -> UITraitCollection {
        var traits = traitsFromParent.map { UITraitCollection(traitsFrom: [inherited, $0]) } ?? inherited
        // Apple's documentation: what lies in front of other content is elevated, which dark backgrounds show.
        if shownPresentation?.style.isSheet == true, traits.userInterfaceLevel != .elevated {
            traits = traits.modifyingTraits { $0.userInterfaceLevel = .elevated }
        }
        guard overrideUserInterfaceStyle != .unspecified, traits.userInterfaceStyle != overrideUserInterfaceStyle else {
            return traits
        }
        return traits.modifyingTraits { $0.userInterfaceStyle = self.overrideUserInterfaceStyle }
    }

    /// Only a parent decides for a child, so the override goes with that relation.
    func overrideTraits(of child: UIViewController, with traits: UITraitCollection?) {
        guard child.parentController === self else {
            assertionFailure("traits can be overridden for a child of the controller only; add the child first")
            return
        }
        guard child.traitsFromParent != traits else { return }
        child.traitsFromParent = traits
        child.loadedView?.traitsMayHaveChanged()
    }

    /// The root view has new traits.
    func traitsDidChange(from previous: UITraitCollection) {
        traitCollectionDidChange(previous)
        traitObservers.report(from: previous, to: traitCollection)
    }
}
