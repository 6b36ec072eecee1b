extension UIViewController {
    func startPresenting(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let presenter = rootAncestor
        guard presenter.presentation == nil, controller.shownPresentation == nil, controller.parentController == nil,
            controller !== presenter, let window = presenter.loadedView?.window
        else { return }
        let presentation = Presentation(presented: controller, by: presenter, in: window)
        presenter.presentation = presentation
        controller.shownPresentation = presentation
        presentation.present(in: window, animated: animated, completion: completion)
    }

    /// Apple's documentation: what this controller presents goes; else the call is passed on to its presenter.
    func startDismissing(animated: Bool, completion: (() -> Void)?) {
        let chain = chainUp()
        let shown = chain.lazy.compactMap(\.presentation).first
        let presentation = shown ?? chain.lazy.compactMap(\.shownPresentation).first
        presentation?.dismiss(animated: animated, completion: completion)
    }
}
