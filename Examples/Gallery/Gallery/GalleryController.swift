import UIKit

/// The gallery: a list of screens, each of which shows TabKit in another situation.
public final class GalleryController: UINavigationController {
    private let home = HomeController()

    /// Makes the gallery.
    ///
    /// - Parameter screen: The screen to open with. Default `nil`: the list.
    public init(opening screen: GalleryScreen? = nil) {
        super.init(nibName: nil, bundle: nil)
        navigationBar.prefersLargeTitles = true
        viewControllers = [home] + (screen.map { [$0.makeController()] } ?? [])
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    /// The screen on top says how the status bar looks.
    public override var childForStatusBarStyle: UIViewController? { topViewController }
}
