import UIKit

// Pages are children in Apple's order, and hear of their appearance from the pager alone.
extension TabPager {
    func page(_ id: AnyHashable) -> UIViewController? {
        store[id] ?? item(for: id).map { store.controller(for: $0) }
    }

    func load(_ id: AnyHashable) {
        page(id)?.loadViewIfNeeded()
        restorePage(id)
    }

    /// Lets go of a page's content. What it wants to remember is kept for the next time it is made.
    func unload(_ id: AnyHashable) {
        if engine.tabs.contains(id) { restored[id] = (store[id] as? any TabPageRestoring)?.savePageState() }
        store.remove(id)
    }

    func attach(_ id: AnyHashable, appears: Bool) {
        guard let page = page(id), page.parent !== self else { return }
        addChild(page)
        if appears { page.beginAppearanceTransition(true, animated: !engine.isResting) }
        UIView.performWithoutAnimation {
            page.view.autoresizingMask = []
            scrollView.addSubview(page.view)
        }
        layOutPages()
        page.didMove(toParent: self)
    }

    func detach(_ id: AnyHashable, disappears: Bool) {
        guard let page = store[id] else { return }
        page.willMove(toParent: nil)
        page.view.removeFromSuperview()
        page.view.alpha = 1
        page.view.transform = .identity
        tellLeaving(id)
        gaps.removeValue(forKey: id)?.take(from: page)
        if disappears { page.endAppearanceTransition() }
        page.removeFromParent()
    }

    func tell(_ call: AppearanceLedger<AnyHashable>.Call) {
        switch call {
        case .begin(let id, let isAppearing):
            store[id]?.beginAppearanceTransition(isAppearing, animated: !engine.isResting)
        case .end(let id):
            store[id]?.endAppearanceTransition()
        }
    }

    /// Decides how pages come in when they begin to move. It stays until they rest: a finger that catches pages as they
    /// fade, and a command while they slide, leave them where they are.
    private func chooseLook() {
        if engine.isResting {
            isFading = nil
        } else if isFading == nil {
            let isJumpFading = farJump == .crossfade && engine.isFarJump
            isFading =
                transition == .fade || engine.isMoving && (UIAccessibility.isReduceMotionEnabled || isJumpFading)
        }
    }

    /// Puts each page where its slot is, with its effect; or, fading, all in the same place.
    func layOutPages() {
        chooseLook()
        let location = engine.location
        let gap = scrollView.gap
        for id in engine.pages {
            guard let slot = engine.slot(of: id), let view = store[id]?.viewIfLoaded, view.superview === scrollView
            else { continue }
            let progress = Double(slot) - location
            // Pages fade in over the one that came first, which is opaque, so that the background never shows through.
            let look =
                isFading == true
                ? PageAppearance(shift: -progress, alpha: id == engine.pages.first ? 1 : max(0, 1 - abs(progress)))
                : pageEffect.appearance(engine.isResting ? 0 : progress)
            // Where pages are follows the position, and nothing else: not an animation in which a tab is inserted.
            UIView.performWithoutAnimation {
                dress(view, look, at: scrollView.frame(ofSlot: Double(slot) + look.shift))
            }
            if let page = store[id], gap != .zero || gaps[id] != nil {
                gaps[id, default: PageGap()].give(gap, to: page)
            }
            tellProgress(progress, to: id)
        }
    }

    private func dress(_ view: UIView, _ look: PageAppearance, at frame: CGRect) {
        let transform = look.scale == 1 ? .identity : CGAffineTransform(scaleX: look.scale, y: look.scale)
        if view.transform != transform { view.transform = transform }
        let center = CGPoint(x: frame.midX, y: frame.midY)
        if view.bounds.size != frame.size { view.bounds.size = frame.size }
        if view.center != center { view.center = center }
        if view.alpha != look.alpha { view.alpha = look.alpha }
        if look.isBehind, view.superview?.subviews.first !== view { view.superview?.sendSubviewToBack(view) }
    }
}
