import TabKit
import UIKit

/// The gallery: a list of screens, each of which shows TabKit in another situation.
public final class GalleryController: UINavigationController {
    private let home = HomeController()

    /// Makes the gallery.
    ///
    /// - Parameter screen: The screen to open with. Default `nil`: the list.
    public init(opening screen: GalleryScreen? = nil) {
        super.init(nibName: nil, bundle: nil)
        delegate = self
        navigationBar.prefersLargeTitles = true
        viewControllers = [home] + (screen.map { [$0.makeController()] } ?? [])
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    /// The screen on top says how the status bar looks.
    public override var childForStatusBarStyle: UIViewController? { topViewController }
}

extension GalleryController: UINavigationControllerDelegate {
    /// Gives the screen's strip the keys of a hardware keyboard, as nothing else on the screen wants them.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        let candidates = [viewController] + viewController.children
        candidates.lazy.compactMap { $0 as? TabsController }.first?.strip.becomeFirstResponder()
    }
}
