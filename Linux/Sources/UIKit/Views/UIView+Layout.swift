/// What a view still has to do in the next layout pass.
struct LayoutFlags {
    /// True from the beginning: a new view hasn't been laid out.
    var needsLayout = true
    /// A view somewhere below needs layout.
    var descendantNeedsLayout = false
    var isInLayout = false
    /// The subviews' safe areas may have changed.
    var subviewSafeAreasDirty = false

    var isDirty: Bool { needsLayout || descendantNeedsLayout || subviewSafeAreasDirty }
}

extension UIView {
    var hasDirtyLayout: Bool { layoutFlags.isDirty }

    func markNeedsLayout() {
        layoutFlags.needsLayout = true
        propagateLayoutFlags()
    }

    /// Leaves a trail from the root down to this view, if it is dirty.
    func propagateLayoutFlags() {
        guard hasDirtyLayout else { return }
        var view = storedSuperview
        while let ancestor = view, !ancestor.layoutFlags.descendantNeedsLayout {
            ancestor.layoutFlags.descendantNeedsLayout = true
            view = ancestor.storedSuperview
        }
    }

    /// Apple's rule for `layoutIfNeeded()`: from the topmost dirty ancestor down. Ancestors that are being laid out
    /// right now are left to themselves.
    func layoutDirtyTree() {
        var top = self
        var view = self
        while let superview = view.storedSuperview, !superview.layoutFlags.isInLayout {
            if superview.layoutFlags.needsLayout { top = superview }
            view = superview
        }
        top.layoutTree()
    }

    /// Lays out what is dirty here and below, again as long as that makes something dirty, but not for ever.
    func layoutTree() {
        for _ in 0..<Runtime.layoutPassLimit {
            layoutPass()
            if !hasDirtyLayout || layoutFlags.isInLayout { return }
        }
        clearLayoutFlags()
        Runtime.current.reportUnsettledLayout(of: self)
    }

    /// Measured on iOS 26: the controller's `viewWillLayoutSubviews`, the view's `layoutSubviews`, the controller's
    /// `viewDidLayoutSubviews`, and only then the subviews' turn.
    private func layoutPass() {
        if layoutFlags.needsLayout, !layoutFlags.isInLayout {
            layoutFlags.needsLayout = false
            layoutFlags.isInLayout = true
            updateSubviewSafeAreas()
            currentTraits.asCurrent {
                viewController?.rootViewWillLayout()
                layoutSubviews()
                viewController?.viewDidLayoutSubviews()
            }
            layoutFlags.isInLayout = false
        }
        updateSubviewSafeAreas()
        guard layoutFlags.descendantNeedsLayout else { return }
        layoutFlags.descendantNeedsLayout = false
        for subview in subviews where subview.hasDirtyLayout && subview.storedSuperview === self {
            subview.layoutPass()
        }
    }

    private func clearLayoutFlags() {
        layoutFlags.needsLayout = false
        layoutFlags.subviewSafeAreasDirty = false
        guard layoutFlags.descendantNeedsLayout else { return }
        layoutFlags.descendantNeedsLayout = false
        for subview in subviews { subview.clearLayoutFlags() }
    }

    func takeFittingSize() {
        let size = sizeThatFits(bounds.size)
        frame = CGRect(origin: frame.origin, size: size)
    }
}
