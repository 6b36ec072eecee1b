extension UIViewController {
    func loadedViewOrLoad() -> UIView {
        if let loadedView { return loadedView }
        guard !isLoadingView else {
            assertionFailure("loadView must assign view without reading it")
            return adoptFallbackView()
        }
        isLoadingView = true
        loadView()
        isLoadingView = false
        let view = loadedView ?? adoptFallbackView()
        viewDidLoad()
        return view
    }

    func replaceView(with view: UIView?) {
        guard view !== loadedView else { return }
        loadedView?.viewController = nil
        loadedView = view
        view?.viewController = self
    }

    /// What a `loadView` that assigned nothing gets, so that everything after it works.
    private func adoptFallbackView() -> UIView {
        let view = UIView(frame: UIScreen.main.bounds)
        replaceView(with: view)
        return view
    }

    /// This controller and its ancestors.
    func chainUp() -> [UIViewController] {
        var chain = [self]
        while let parent = chain[chain.count - 1].parentController { chain.append(parent) }
        return chain
    }

    /// The ancestor that has no parent.
    var rootAncestor: UIViewController {
        var controller = self
        while let parent = controller.parentController { controller = parent }
        return controller
    }

    /// What the root view adds to the safe area it inherits.
    var effectiveAdditionalSafeAreaInsets: UIEdgeInsets {
        UIEdgeInsets(
            top: additionalSafeAreaInsets.top + barInsets.top, left: additionalSafeAreaInsets.left + barInsets.left,
            bottom: additionalSafeAreaInsets.bottom + barInsets.bottom,
            right: additionalSafeAreaInsets.right + barInsets.right)
    }
}
