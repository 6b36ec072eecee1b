extension UIWindow {
    /// A point of this window's coordinates in another's; with nil, in the screen's.
    public func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
        let onScreen = convertToSuperview(point)
        return window?.convertFromSuperview(onScreen) ?? onScreen
    }

    public func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
        convertFromSuperview(window?.convertToSuperview(point) ?? point)
    }

    public func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
        let onScreen = convertToScreen(rect)
        return window.map { onScreen.applying($0.viewState.transformToSuperview.inverted()) } ?? onScreen
    }

    public func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
        (window?.convertToScreen(rect) ?? rect).applying(viewState.transformToSuperview.inverted())
    }

    func convertToScreen(_ rect: CGRect) -> CGRect {
        rect.applying(viewState.transformToSuperview)
    }
}
