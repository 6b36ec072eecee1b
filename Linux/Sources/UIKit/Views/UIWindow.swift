/// The root of a hierarchy of views, and its connection to the screen.
@MainActor
open class UIWindow: UIView {
    /// Makes a hidden window; `makeKeyAndVisible()` shows it, and keeps it alive while it is shown.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        viewState.isHidden = true
        storedWindow = self
        updateSafeArea()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        viewState.isHidden = true
        storedWindow = self
    }

    /// Windows of a higher level lie in front.
    open var windowLevel: UIWindow.Level = .normal {
        didSet { Runtime.current.needsRender = true }
    }

    open var screen: UIScreen { Runtime.current.screen }

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            oldValue?.removeAsRoot()
            if !isHidden { rootViewController?.installAsRoot(of: self) }
        }
    }

    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            guard newValue != super.isHidden else { return }
            super.isHidden = newValue
            visibilityDidChange()
        }
    }

    // MARK: The key window

    /// Whether this window gets keys.
    open var isKeyWindow: Bool { Runtime.current.keyWindow === self }

    open var canBecomeKey: Bool { true }

    open func makeKey() {
        takeKeys()
    }

    /// Shows the window and gives it the keys.
    open func makeKeyAndVisible() {
        isHidden = false
        takeKeys()
    }

    /// The window has got the keys.
    open func becomeKey() {}

    /// The window has lost the keys.
    open func resignKey() {}

    // MARK: Events

    /// Passes an event on to recognizers and views.
    open func sendEvent(_ event: UIEvent) {
        deliver(event)
    }

    open override var next: UIResponder? { Runtime.current.application }
}
