extension UIViewController {
    /// Leaves its container at once.
    func leave() {
        willMove(toParent: nil)
        viewIfLoaded?.removeFromSuperview()
        removeFromParent()
    }
}
