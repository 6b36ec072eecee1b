/// Layout margins as they were set, before the safe area is added.
enum ViewMargins {
    case fixed(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
}

extension UIView {
    /// The margins with leading and trailing in place of left and right.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let margins = effectiveMargins
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            return NSDirectionalEdgeInsets(
                top: margins.top, leading: isMirrored ? margins.right : margins.left, bottom: margins.bottom,
                trailing: isMirrored ? margins.left : margins.right)
        }
        set {
            storedMargins = .directional(newValue)
            marginsMayHaveChanged()
        }
    }

    func setMargins(_ margins: UIEdgeInsets) {
        storedMargins = .fixed(margins)
        marginsMayHaveChanged()
    }

    func marginsMayHaveChanged() {
        layoutMarginsDidChange()
        setNeedsLayout()
    }

    /// Measured on iOS: 8 points, plus the safe area. The root views of controllers have 16 at the sides, 20 where the
    /// width is regular, and nothing at top and bottom.
    var effectiveMargins: UIEdgeInsets {
        let base: UIEdgeInsets
        switch storedMargins {
        case .fixed(let margins):
            base = margins
        case .directional(let margins):
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            base = UIEdgeInsets(
                top: margins.top, left: isMirrored ? margins.trailing : margins.leading, bottom: margins.bottom,
                right: isMirrored ? margins.leading : margins.trailing)
        case nil where viewController != nil:
            let side: CGFloat = currentTraits.horizontalSizeClass == .regular ? 20 : 16
            base = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
        case nil:
            base = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        }
        return insetsLayoutMarginsFromSafeArea ? base + storedSafeArea : base
    }
}
