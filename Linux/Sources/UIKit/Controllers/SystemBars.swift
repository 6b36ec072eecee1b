/// What the controllers on screen make of the status bar and the home indicator; the Simulator draws that.
@MainActor
package final class SystemBars {
    package private(set) var statusBarStyle = UIStatusBarStyle.default
    package private(set) var isStatusBarHidden = false
    package private(set) var statusBarAnimation = UIStatusBarAnimation.fade
    package private(set) var isHomeIndicatorAutoHidden = false
    /// Called when one of the values has changed.
    package var onChange: (() -> Void)?

    private weak var runtime: Runtime?
    private var pending: ScheduledAction?

    init(runtime: Runtime) { self.runtime = runtime }

    /// Asks the controllers again at the next turn: appearances often come in pairs.
    func setNeedsUpdate() {
        guard pending == nil, let runtime else { return }
        pending = runtime.after(0) { [weak self] in self?.update() }
    }

    /// Asks the controllers, from the root of the key window down.
    func update() {
        pending?.cancel()
        pending = nil
        guard let root = (runtime?.keyWindow ?? runtime?.windows.last)?.rootViewController else { return }
        let front = root.frontmostForSystemBars
        let style = front.followed(by: \.childForStatusBarStyle).preferredStatusBarStyle
        let hider = front.followed(by: \.childForStatusBarHidden)
        let autoHides = front.followed(by: \.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden
        let hidden = hider.prefersStatusBarHidden
        guard style != statusBarStyle || hidden != isStatusBarHidden || autoHides != isHomeIndicatorAutoHidden else {
            return
        }
        statusBarAnimation = hider.preferredStatusBarUpdateAnimation
        statusBarStyle = style
        isStatusBarHidden = hidden
        isHomeIndicatorAutoHidden = autoHides
        onChange?()
    }
}

extension UIViewController {
    /// Apple's documentation: what is presented full screen takes the status bar over; sheets leave it to the presenter.
    fileprivate var frontmostForSystemBars: UIViewController {
        var front = self
        while let next = front.presentation, next.phase != .dismissing, !next.style.isSheet { front = next.presented }
        return front
    }

    fileprivate func followed(by child: KeyPath<UIViewController, UIViewController?>) -> UIViewController {
        var controller = self
        while let next = controller[keyPath: child], next !== controller { controller = next }
        return controller
    }
}
