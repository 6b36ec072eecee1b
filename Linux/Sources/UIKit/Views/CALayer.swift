/// What a view shows of itself beside its content: corners, border, shadow.
///
/// A view's layer has no state of its own: its values are the view's, and animate with them.
///
// DEVIATION: a layer can't have sublayers or contents, and there are no other layer classes.
@MainActor
open class CALayer {
    private weak var view: UIView?
    private var ownState: ViewState

    public init() {
        ownState = ViewState()
        ownState.borderColor = .black
    }

    init(view: UIView) {
        self.view = view
        ownState = ViewState()
    }

    /// A copy with the values of one moment.
    private init(state: ViewState) {
        ownState = state
    }

    private var state: ViewState { view?.viewState ?? ownState }

    private func change(_ change: (inout ViewState) -> Void) {
        guard let view else { return change(&ownState) }
        view.animateChanges { change(&view.viewState) }
        view.setNeedsComposition()
    }

    open var cornerRadius: CGFloat {
        get { state.cornerRadius }
        set { change { $0.cornerRadius = max(newValue.finite(), 0) } }
    }

    /// The shape of the corners.
    ///
    // DEVIATION: continuous corners are drawn as circular ones.
    open var cornerCurve: CALayerCornerCurve = .circular

    /// The corners that `cornerRadius` rounds.
    open var maskedCorners: CACornerMask {
        get { state.maskedCorners }
        set { change { $0.maskedCorners = newValue } }
    }

    open var masksToBounds: Bool {
        get { state.masksToBounds }
        set { change { $0.masksToBounds = newValue } }
    }

    open var borderWidth: CGFloat {
        get { state.borderWidth }
        set { change { $0.borderWidth = max(newValue.finite(), 0) } }
    }

    open var borderColor: CGColor? {
        get { state.borderColor.map(CGColor.init(rgba:)) }
        set { change { $0.borderColor = newValue?.rgba } }
    }

    open var shadowColor: CGColor? {
        get { state.shadowColor.map(CGColor.init(rgba:)) }
        set { change { $0.shadowColor = newValue?.rgba } }
    }

    open var shadowOpacity: Float {
        get { Float(state.shadowOpacity) }
        set { change { $0.shadowOpacity = CGFloat(newValue).finite().clamped(0, 1) } }
    }

    open var shadowOffset: CGSize {
        get { state.shadowOffset }
        set { change { if newValue.isFinite { $0.shadowOffset = newValue } } }
    }

    open var shadowRadius: CGFloat {
        get { state.shadowRadius }
        set { change { $0.shadowRadius = max(newValue.finite(), 0) } }
    }

    open var opacity: Float {
        get { Float(state.opacity) }
        set {
            if let view { view.alpha = CGFloat(newValue) } else { ownState.opacity = CGFloat(newValue) }
        }
    }

    open var isHidden: Bool {
        get { state.isHidden }
        set { if let view { view.isHidden = newValue } else { ownState.isHidden = newValue } }
    }

    open var backgroundColor: CGColor? {
        get {
            guard let view else { return ownState.backgroundColor.map(CGColor.init(rgba:)) }
            return view.backgroundColor.map { CGColor(rgba: $0.rgba(for: view.currentTraits)) }
        }
        set {
            if let view {
                view.backgroundColor = newValue.map(UIColor.init(cgColor:))
            } else {
                ownState.backgroundColor = newValue?.rgba
            }
        }
    }

    open var bounds: CGRect {
        get { state.bounds }
        set { if let view { view.bounds = newValue } else { ownState.bounds = newValue } }
    }

    open var position: CGPoint {
        get { state.position }
        set { if let view { view.center = newValue } else { ownState.position = newValue } }
    }

    open func affineTransform() -> CGAffineTransform { state.transform }

    open func setAffineTransform(_ transform: CGAffineTransform) {
        if let view { view.transform = transform } else { ownState.transform = transform }
    }

    open var frame: CGRect {
        get { view?.frame ?? state.bounds.applying(state.transformToSuperview) }
        set {
            if let view {
                view.frame = newValue
                return
            }
            ownState.bounds.size = newValue.size
            ownState.position = newValue.center
        }
    }

    /// A copy of the layer with the values that are on screen now.
    open func presentation() -> CALayer? {
        view.map { CALayer(state: $0.presentation) }
    }

    /// Ends all animations of the view's; their completions are called with false.
    open func removeAllAnimations() {
        view?.cancelAnimations()
    }

    /// The names of the properties that are being animated, or nil if none is.
    open func animationKeys() -> [String]? {
        guard let animations = view?.animations, !animations.isEmpty else { return nil }
        var names: [String] = []
        for animation in animations where !names.contains(animation.key.name) { names.append(animation.key.name) }
        return names
    }
}

extension UIView {
    /// The view's layer, made at the first use.
    public var layer: CALayer {
        if let storedLayer { return storedLayer }
        let layer = CALayer(view: self)
        storedLayer = layer
        return layer
    }
}
