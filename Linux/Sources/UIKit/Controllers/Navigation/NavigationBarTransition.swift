/// Two contents of a navigation bar crossing: the title slides to where the back button is, and the next one comes in.
@MainActor
final class NavigationBarTransition {
    let from: NavigationBarContent?
    let to: NavigationBarContent
    private let isPop: Bool

    init(from: NavigationBarContent?, to: NavigationBarContent, isPop: Bool) {
        self.from = from
        self.to = to
        self.isPop = isPop
    }

    /// Shows the transition at a place between 0 and 1.
    func apply(_ progress: CGFloat) {
        from?.show(at: isPop ? progress : -progress)
        to.show(at: isPop ? progress - 1 : 1 - progress)
    }
}

extension NavigationBarContent {
    /// Shows the content at a place in the stack relative to the front: -1 covered by the next, 0 in front, 1 not yet there.
    func show(at place: CGFloat) {
        let direction: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        let strength = max(0, 1 - abs(place))
        let titleTravel: CGFloat
        if place < 0 {
            // Where the title ends as the title of the next item's back button.
            let target = NavigationBarMetrics.chevronInset + 22
            let start = direction > 0 ? titleLabel.center.x : bounds.width - titleLabel.center.x
            titleTravel = max(0, start - target - titleLabel.bounds.width / 2)
        } else {
            titleTravel = bounds.width / 2
        }
        let title = item.titleView ?? titleLabel
        title.transform = CGAffineTransform(translationX: place * titleTravel * direction, y: 0)
        transitionStrength = strength
        title.alpha = strength * (item.titleView == nil ? titleStrength : 1)
        largeTitleLabel.transform = CGAffineTransform(
            translationX: place * bounds.width * (place < 0 ? 0.3 : 1) * direction, y: 0)
        largeTitleLabel.alpha = strength
        for view in leadingViews + trailingViews { view.alpha = strength }
        guard let backButton else { return }
        backButton.pictureView.alpha = strength
        backButton.titleView.alpha = strength
        let backTravel = place > 0 ? max(0, bounds.width / 2 - backButton.bounds.width / 2) : 40
        backButton.titleView.transform = CGAffineTransform(translationX: place * backTravel * direction, y: 0)
    }
}
