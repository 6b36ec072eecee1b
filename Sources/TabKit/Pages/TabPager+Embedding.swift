import UIKit

extension TabPager {
    /// Puts the pager into a view of a controller that has a layout of its own: the pager becomes its child and fills the
    /// view from then on, in every size.
    ///
    /// ```swift
    /// final class ProfileViewController: UIViewController {
    ///     let segmentedControl = UISegmentedControl()
    ///     let contentView = UIView()
    ///
    ///     override func viewDidLoad() {
    ///         super.viewDidLoad()
    ///         // … puts the control and the content view where it wants them …
    ///         let pager = TabPager(items: [
    ///             TabItem(id: "photos", title: "Photos") { PhotosViewController() },
    ///             TabItem(id: "info", title: "Info") { InfoViewController() },
    ///         ])
    ///         pager.selector = segmentedControl
    ///         pager.embed(in: contentView, of: self)
    ///     }
    /// }
    /// ```
    public func embed(in view: UIView, of controller: UIViewController) {
        if parent !== controller { controller.addChild(self) }
        self.view.frame = view.bounds
        self.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(self.view)
        didMove(toParent: controller)
    }
}
