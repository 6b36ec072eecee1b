extension UIView {
    func setBackgroundColor(_ color: UIColor?) {
        guard color != storedBackgroundColor else { return }
        animateChanges { storedBackgroundColor = color }
        setNeedsComposition()
    }

    func setOpacity(_ opacity: CGFloat) {
        guard opacity.isFinite else {
            assertionFailure("alpha must be from 0 to 1; \(opacity) was ignored")
            return
        }
        let opacity = opacity.clamped(0, 1)
        guard opacity != viewState.opacity else { return }
        animateChanges { viewState.opacity = opacity }
        storedSuperview?.setNeedsComposition()
        setNeedsComposition()
    }

    func setHidden(_ isHidden: Bool) {
        guard isHidden != viewState.isHidden else { return }
        viewState.isHidden = isHidden
        storedSuperview?.setNeedsComposition()
        setNeedsComposition()
        storedSuperview?.subviewDidChangeVisibility(self)
    }
}
