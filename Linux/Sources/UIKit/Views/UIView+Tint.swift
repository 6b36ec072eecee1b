extension UIView {
    var effectiveTintColor: UIColor {
        let color = inheritedTintColor
        return effectiveTintAdjustmentMode == .dimmed ? color.desaturated : color
    }

    private var inheritedTintColor: UIColor {
        var view: UIView? = self
        while let current = view {
            if let color = current.storedTintColor { return color }
            view = current.storedSuperview
        }
        return .systemBlue
    }

    var effectiveTintAdjustmentMode: TintAdjustmentMode {
        var view: UIView? = self
        while let current = view {
            if current.storedTintAdjustmentMode != .automatic { return current.storedTintAdjustmentMode }
            view = current.storedSuperview
        }
        return .normal
    }

    func setTintColor(_ color: UIColor?) {
        guard color != storedTintColor else { return }
        storedTintColor = color
        sendTintColorDidChange(changed: .color)
    }

    func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
        guard mode != storedTintAdjustmentMode else { return }
        storedTintAdjustmentMode = mode
        sendTintColorDidChange(changed: .mode)
    }

    /// Tells this view and all below whose tint comes from here.
    func sendTintColorDidChange(changed: TintChange) {
        tintColorDidChange()
        for subview in subviews {
            let inheritsColor = changed.contains(.color) && subview.storedTintColor == nil
            let inheritsMode = changed.contains(.mode) && subview.storedTintAdjustmentMode == .automatic
            guard inheritsColor || inheritsMode else { continue }
            subview.sendTintColorDidChange(changed: changed)
        }
    }
}

/// The two parts of a tint, each of which is inherited by itself.
struct TintChange: OptionSet {
    let rawValue: Int

    static let color = TintChange(rawValue: 1)
    static let mode = TintChange(rawValue: 2)
}

extension UIColor {
    /// The colour as grey of the same brightness, for dimmed tints.
    fileprivate var desaturated: UIColor {
        UIColor { traits in
            let color = self.rgba(for: traits)
            let grey = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
            return UIColor(rgba: RGBA(red: grey, green: grey, blue: grey, alpha: color.alpha * 0.8))
        }
    }
}
