extension HostView {
    private func transition(of view: UIView) -> AnyTransition { (view as? HostView)?.transition ?? .opacity }

    func appear(_ view: UIView) {
        // What is in a new host comes with that.
        guard hasFilled, window != nil, let animation = transaction.effectiveAnimation else { return }
        let transition = transition(of: view)
        guard !transition.insertion.isIdentity else { return }
        let (alpha, transform) = (view.alpha, view.transform)
        UIView.performWithoutAnimation { transition.insertion.apply(to: view) }
        (transition.insertion.animation ?? animation).run {
            view.alpha = alpha
            view.transform = transform
        }
    }

    func remove(_ view: UIView) {
        let scope = scopes.removeValue(forKey: view)
        represented.remove(view)
        guard view.superview === self else { return }
        let transaction = scope?.transaction(for: transaction) ?? transaction
        let removal = transition(of: view).removal
        guard let animation = transaction.effectiveAnimation, window != nil, !removal.isIdentity else {
            return view.removeFromSuperview()
        }
        leaving[view] = Departure(alpha: view.alpha, transform: view.transform)
        (removal.animation ?? animation).run(
            { removal.apply(to: view) }, completion: { [weak self] _ in self?.finish(view) })
    }

    /// Takes away a view that has gone out, unless it has come back meanwhile.
    private func finish(_ view: UIView) {
        guard let departure = leaving.removeValue(forKey: view) else { return }
        view.removeFromSuperview()
        view.alpha = departure.alpha
        view.transform = departure.transform
    }
}
