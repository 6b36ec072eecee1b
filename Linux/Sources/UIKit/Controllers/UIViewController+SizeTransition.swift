extension UIViewController {
    /// Measured on iOS 26: the root controller is told, and its super call tells the children whose size changes.
    func forwardTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in childControllers {
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            if let view = child.loadedView, view.bounds.size == childSize { continue }
            child.viewWillTransition(to: childSize, with: coordinator)
        }
        presentation?.presented.viewWillTransition(to: size, with: coordinator)
    }

    /// Tells root controllers that their windows get a new size, has them get it, and runs what the apps asked for.
    ///
    /// DEVIATION: iOS turns the picture in an animation of about 0.3 s; here a new size is there at once, so that
    /// whatever the controllers animate alongside is, too.
    static func announceTransition(of roots: [UIViewController], to size: CGSize, applying change: () -> Void) {
        let traits = Runtime.current.environment.traits(on: Runtime.current.device)
        let coordinators = roots.map { TransitionCoordinator(duration: 0, container: $0.loadedView?.superview) }
        for (root, coordinator) in zip(roots, coordinators) {
            root.activeCoordinator = coordinator
            if traits != root.traitCollection { root.willTransition(to: traits, with: coordinator) }
            root.viewWillTransition(to: size, with: coordinator)
        }
        UIView.performWithoutAnimation {
            change()
            for coordinator in coordinators { coordinator.runAlongside() }
        }
        Runtime.current.after(0) {
            for (root, coordinator) in zip(roots, coordinators) {
                if root.activeCoordinator === coordinator { root.activeCoordinator = nil }
                coordinator.finish()
            }
        }
    }

    var inheritedCoordinator: TransitionCoordinator? {
        for controller in chainUp() {
            if let coordinator = controller.activeCoordinator ?? controller.shownPresentation?.coordinator {
                return coordinator
            }
        }
        return nil
    }
}
