extension ViewGraph {
    /// Has everybody look after the update who waits for preferences.
    func checkPreferences() {
        guard observers.hearOfPreferences, !willCheckPreferences else { return }
        willCheckPreferences = true
        afterUpdate { [weak self] in
            guard let self else { return }
            willCheckPreferences = false
            for observer in observers.ofPreferences { observer.check() }
        }
    }

    /// Views were built while others were being placed.
    func didBuild() {
        for observer in observers.ofPreferences { afterUpdate { observer.check() } }
    }

    func setVisible(_ visible: Bool) {
        guard visible != isVisible else { return }
        isVisible = visible
        sightDidChange()
    }

    /// Tells views that hear of their appearance to look whether they can be seen.
    func sightDidChange() {
        for node in observers.ofAppearance { node.visibilityDidChange() }
    }

    func add(_ node: any AppearanceObserving) {
        observers.add(node)
        if isVisible { node.visibilityDidChange() }
    }

    func remove(_ node: any AppearanceObserving) {
        observers.remove(node)
    }

    func add(_ observer: any PreferenceObserving) {
        observers.add(observer)
    }

    func remove(_ observer: any PreferenceObserving) {
        observers.remove(observer)
    }
}
