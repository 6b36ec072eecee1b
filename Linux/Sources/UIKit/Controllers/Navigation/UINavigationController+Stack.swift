extension UINavigationController {
    /// The one place where the stack changes.
    func change(to controllers: [UIViewController], animated: Bool, interactive: Bool = false) {
        transition?.finishNow()
        let old = pages
        let oldTop = old.last
        pages = controllers.map { controller in
            old.first { $0.controller === controller } ?? NavigationPage(controller: controller)
        }
        let removed = old.filter { page in !pages.contains { $0 === page } }
        let added = pages.filter { page in !old.contains { $0 === page } }
        for page in removed { page.controller.willMove(toParent: nil) }
        for page in added {
            page.navigation = self
            addChild(page.controller)
        }
        tabBarController?.bottomBarMayHaveChanged(animated: animated)
        let leaves = removed.contains { $0 === oldTop }
        let isPop = leaves && old.contains { $0 === pages.last }
        let transition = NavigationTransition(
            in: self, from: oldTop, to: pages.last, oldPages: old, removed: removed, added: added, isPop: isPop)
        guard isViewLoaded, oldTop !== pages.last else {
            if isViewLoaded {
                prepareBar(isPop: false)
                bar.finishTransition()
            }
            transition.settleParents()
            return
        }
        self.transition = transition
        transition.begin(animated: animated, interactive: interactive)
    }

    func prepareBar(isPop: Bool) {
        updateLargeTitles()
        bar.show(
            pages.map(\.controller.navigationItem), isPop: isPop, largeTitle: pages.last?.isLarge ?? false)
    }

    func install(_ page: NavigationPage, below other: UIView?) {
        page.controller.barInsets = barInsets(for: page)
        page.install(in: pageContainer, below: other)
        page.updateScrollView()
    }
}
