/// What adapts to a size that a container gives it: a controller.
@MainActor
public protocol UIContentContainer: AnyObject {
    /// The size it would like.
    var preferredContentSize: CGSize { get }

    /// Called when a child's preferred size has changed.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// The size that a child will have when this container has a new size.
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize

    /// Called before the size changes.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

    /// Called before the traits change.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
