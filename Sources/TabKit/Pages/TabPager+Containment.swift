import UIKit

// Pages are children in Apple's order, and hear of their appearance from the pager alone.
extension TabPager {
    func page(_ id: AnyHashable) -> UIViewController? {
        store[id] ?? collection[id].map { store.controller(for: $0) }
    }

    func attach(_ id: AnyHashable, appears: Bool) {
        guard let page = page(id), page.parent !== self else { return }
        addChild(page)
        if appears { page.beginAppearanceTransition(true, animated: !engine.isResting) }
        page.view.autoresizingMask = []
        scrollView.addSubview(page.view)
        layOutPages()
        page.didMove(toParent: self)
    }

    func detach(_ id: AnyHashable, disappears: Bool) {
        guard let page = store[id] else { return }
        page.willMove(toParent: nil)
        page.view.removeFromSuperview()
        page.view.alpha = 1
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

    /// Whether pages fade into each other in the present movement.
    private var fades: Bool {
        guard !engine.isResting else { return false }
        return transition == .fade || engine.isMoving && UIAccessibility.isReduceMotionEnabled
    }

    /// Puts each page where its slot is, or, fading, all in the same place.
    func layOutPages() {
        let fades = self.fades
        let here = scrollView.frame(ofSlot: engine.location)
        for id in engine.pages {
            guard let slot = engine.slot(of: id), let view = store[id]?.viewIfLoaded, view.superview === scrollView
            else { continue }
            let frame = fades ? here : scrollView.frame(ofSlot: Double(slot))
            if view.frame != frame { view.frame = frame }
            // The page in front fades; the one behind it is opaque, so that the background never shows through.
            let isFront = fades && id == engine.pages.last && engine.pages.count > 1
            let alpha = isFront ? max(0, 1 - abs(Double(slot) - engine.location)) : 1
            if view.alpha != alpha { view.alpha = alpha }
        }
    }
}
