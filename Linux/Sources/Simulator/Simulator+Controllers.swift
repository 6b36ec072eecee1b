import UIKit

extension Simulator {
    /// The controller that fills the window.
    public var controller: UIViewController? { window.rootViewController }

    /// Makes `controller` the window's root, puts the window on the screen and lays it out.
    public func show(_ controller: UIViewController) {
        _ = runtime
        window.rootViewController = controller
        window.makeKeyAndVisible()
        turn()
    }

    /// Takes the window's root out of it, with everything that it had presented.
    public func hide() {
        _ = runtime
        window.rootViewController?.dismiss(animated: false)
        window.rootViewController = nil
        for finger in fingers.keys.sorted() { touchCancel(finger: finger) }
        turn()
    }

    /// Presents over whatever is in front. The controller's `modalPresentationStyle` decides how.
    public func present(_ controller: UIViewController, animated: Bool = false) {
        _ = runtime
        frontController?.present(controller, animated: animated)
        turn()
    }

    /// Covers the whole screen with an empty controller, as a camera or a call does.
    public func cover() {
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        present(cover)
    }

    /// Dismisses what is in front, if it was presented.
    public func dismiss(animated: Bool = false) {
        _ = runtime
        frontController?.presentingViewController?.dismiss(animated: animated)
        turn()
    }

    /// The controller that was presented last, or else the window's root.
    public var frontController: UIViewController? {
        var front = window.rootViewController
        while let next = front?.presentedViewController { front = next }
        return front
    }

    /// Tells the app that memory is short.
    public func memoryWarning() {
        runtime.sendMemoryWarning()
        turn()
    }
}
