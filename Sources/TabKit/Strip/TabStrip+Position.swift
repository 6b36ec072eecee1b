import UIKit

// Everything that follows the position, in each frame of a movement: O(tabs in sight).
extension TabStrip {
    func positionChanged() {
        let now = (position: position, selected: selected)
        guard !needsMeasuring, bounds.width > 0 else { return setNeedsLayout() }
        if let shown, shown == now { return }
        followScroll(isNewSelection: shown?.selected != now.selected)
        shown = now
        placeTabs()
    }

    /// Scrolls the strip along with the position, unless a finger holds it.
    private func followScroll(isNewSelection: Bool) {
        guard let selectedIndex, !scrollView.isTracking else { return }
        updateContentSize()
        let followed = follower.offset(
            at: position, selected: selectedIndex, home: { layout.offset(at: $0, from: restOffset) },
            from: scrollView.contentOffset.x)
        // From where the user scrolled to, the way home may lead beyond an end of the strip.
        let offset = layout.clampedOffset(followed, at: position)
        scroll(to: offset)
        // The last frame of a movement is at the tab already, a moment before the engine rests.
        if source.engine.isResting || position == Double(selectedIndex) { noteRest() }
    }

    /// The strip stays where it is until the selection moves.
    func noteRest() {
        restOffset = scrollView.contentOffset.x
        follower.rest(at: position, deviation: restOffset - layout.offset(at: position, from: restOffset))
    }

    func scroll(to offset: CGFloat) {
        guard scrollView.contentOffset.x != offset else { return }
        isFollowing = true
        scrollView.setContentOffset(CGPoint(x: offset, y: 0), animated: false)
        isFollowing = false
    }

    func updateContentSize() {
        let size = CGSize(width: layout.contentWidth(at: position), height: bounds.height)
        if scrollView.contentSize != size { scrollView.contentSize = size }
    }

    /// Gives a view to each tab in sight, and puts tabs and indicator where they are at the present position.
    func placeTabs() {
        let visible = measureVisibleTabs()
        let frames = layout.frames(in: visible, at: position)
        let tabs = source.engine.tabs
        let ids = visible.map { tabs[$0] }
        let sight = Set(ids)
        for (id, view) in itemViews where !sight.contains(id) {
            retire(view, of: id)
        }
        for ((index, id), span) in zip(zip(visible, ids), frames) {
            if let view = itemViews[id] {
                place(view, at: index, span: span)
            } else {
                arrive(id, at: index, span: span)
            }
        }
        placeIndicator(over: visible, frames)
        placeDividers(between: visible, frames)
    }

    private func place(_ view: TabItemView, at index: Int, span: StripSpan) {
        let frame = CGRect(x: span.x, y: 0, width: span.width, height: bounds.height).raised(to: view.item?.height)
        if view.frame != frame { view.frame = frame }
        // What is seen through the mark has its selected look there.
        let isPlain = selected == nil || style.indicator.masksTitles
        let selectedness = isPlain ? 0 : layout.selectedness(of: index, at: hold?.position ?? position)
        let id = source.engine.tabs[index]
        view.show(selectedness: selectedness, isSelected: id == selected, label: layout.label(of: index, at: position))
    }

    // MARK: Views

    /// Gives a tab that comes into sight a view. In an animated edit, it fades in where it belongs.
    private func arrive(_ id: AnyHashable, at index: Int, span: StripSpan) {
        let view = spareViews.popLast() ?? makeView()
        itemViews[id] = view
        UIView.performWithoutAnimation {
            view.isHidden = false
            if let item = source.item(for: id) { view.configure(item, measure: measure) }
            place(view, at: index, span: span)
        }
        guard UIView.inheritedAnimationDuration > 0 else { return }
        UIView.performWithoutAnimation {
            view.layoutIfNeeded()
            view.alpha = 0
        }
        view.alpha = 1
    }

    private func makeView() -> TabItemView {
        let view = TabItemView()
        view.addAction(
            UIAction { [weak self, weak view] _ in
                if let self, let id = view?.id { self.choose(id, reason: .tap) }
            }, for: .touchUpInside)
        if isIndicatorBehind {
            scrollView.addSubview(view)
        } else {
            scrollView.insertSubview(view, belowSubview: indicator)
        }
        return view
    }

    /// Takes the view of a tab that is out of sight; in an animated edit, once it has faded out.
    func retire(_ view: TabItemView, of id: AnyHashable) {
        itemViews[id] = nil
        guard UIView.inheritedAnimationDuration > 0 else { return spare(view) }
        UIView.animate(withDuration: UIView.inheritedAnimationDuration) {
            view.alpha = 0
        } completion: { [weak self] _ in
            view.alpha = 1
            self?.spare(view)
        }
    }

    private func spare(_ view: TabItemView) {
        view.retire()
        view.isHidden = true
        spareViews.append(view)
    }
}

extension TabStrip: UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard !isFollowing, !needsMeasuring else { return }
        guard !isOutdated else { return setNeedsLayout() }
        noteRest()
        placeTabs()
    }

    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        stepStart = scrollView.contentOffset.x
    }

    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        if style.stepsOnSwipe { targetContentOffset.pointee = step(velocity: velocity.x) }
    }

    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        noteRest()
    }
}
