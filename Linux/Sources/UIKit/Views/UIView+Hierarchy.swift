extension UIView {
    /// Apple's order of calls: `willRemoveSubview` on the old superview, the two `willMove`, then after the insertion
    /// `didMoveToWindow` for the whole subtree, `didMoveToSuperview`, and the new superview's `didAddSubview`.
    func insert(_ view: UIView, at index: Int) {
        guard view !== self, !isDescendant(of: view) else {
            assertionFailure("\(view) can't be put into itself or into a view inside it")
            return
        }
        if view.storedSuperview === self { return moveSubview(view, to: index) }
        let oldSuperview = view.storedSuperview
        let oldTint = view.effectiveTintColor
        oldSuperview?.willRemoveSubview(view)
        view.willMove(toSuperview: self)
        let newWindow = storedWindow
        let changesWindow = view.storedWindow !== newWindow
        if changesWindow { view.announceMove(to: newWindow) }
        if let oldSuperview {
            oldSuperview.subviews.removeAll { $0 === view }
            oldSuperview.subviewsDidChange()
        }
        subviews.insert(view, at: min(max(index, 0), subviews.count))
        view.storedSuperview = self
        view.hierarchyDidChange(to: newWindow, changesWindow: changesWindow, oldTint: oldTint)
        subviewsDidChange()
        view.propagateLayoutFlags()
        view.didMoveToSuperview()
        didAddSubview(view)
    }

    func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
        guard sibling.storedSuperview === self, sibling !== view else {
            assertionFailure("the sibling must be another subview of \(self)")
            return addSubview(view)
        }
        let siblings = subviews.filter { $0 !== view }
        let place = siblings.firstIndex { $0 === sibling } ?? siblings.count
        insert(view, at: place + offset)
    }

    func leaveSuperview() {
        guard let superview = storedSuperview else { return }
        let oldTint = effectiveTintColor
        superview.willRemoveSubview(self)
        willMove(toSuperview: nil)
        let changesWindow = storedWindow != nil
        if changesWindow { announceMove(to: nil) }
        // What was called may have moved the view elsewhere.
        guard storedSuperview === superview else { return }
        superview.subviews.removeAll { $0 === self }
        storedSuperview = nil
        superview.subviewsDidChange()
        hierarchyDidChange(to: nil, changesWindow: changesWindow, oldTint: oldTint)
        didMoveToSuperview()
    }

    private func hierarchyDidChange(to window: UIWindow?, changesWindow: Bool, oldTint: UIColor) {
        updateTraits()
        if changesWindow {
            if window == nil { Runtime.current.dropFirstResponder(in: self) }
            adopt(window)
            propagateLayoutFlags()
        }
        updateSafeArea()
        if changesWindow { completeMove() }
        if effectiveTintColor != oldTint { sendTintColorDidChange(changed: [.color, .mode]) }
    }

    /// Tells the subtree that it is about to join or leave a window, from the top down.
    private func announceMove(to window: UIWindow?) {
        willMove(toWindow: window)
        viewController?.rootViewWillMove(to: window)
        for subview in subviews { subview.announceMove(to: window) }
    }

    private func adopt(_ window: UIWindow?) {
        if window == nil { cancelAnimations() }
        storedWindow = window
        guard !subviews.isEmpty else { return }
        // Out of a window nothing below has a safe area; whatever was put there meanwhile has to get one now.
        layoutFlags.subviewSafeAreasDirty = true
        layoutFlags.descendantNeedsLayout = true
        for subview in subviews { subview.adopt(window) }
    }

    private func completeMove() {
        let window = storedWindow
        didMoveToWindow()
        viewController?.rootViewDidMove(to: window)
        for subview in subviews where subview.storedSuperview === self && storedWindow === window {
            subview.completeMove()
        }
    }

    func moveSubview(_ view: UIView, to index: Int) {
        guard let present = subviews.firstIndex(where: { $0 === view }) else {
            assertionFailure("\(view) is no subview of \(self)")
            return
        }
        let place = min(max(index, 0), subviews.count - 1)
        guard place != present else { return }
        subviews.remove(at: present)
        subviews.insert(view, at: place)
        subviewsDidChange()
    }

    func exchange(_ first: Int, _ second: Int) {
        guard subviews.indices.contains(first), subviews.indices.contains(second) else {
            assertionFailure("indexes must be in \(subviews.indices)")
            return
        }
        subviews.swapAt(first, second)
        subviewsDidChange()
    }

    private func subviewsDidChange() {
        setNeedsLayout()
        setNeedsComposition()
    }

    /// True if this view is the other one or somewhere inside it.
    public func isDescendant(of view: UIView) -> Bool {
        var ancestor: UIView? = self
        while let current = ancestor {
            if current === view { return true }
            ancestor = current.storedSuperview
        }
        return false
    }

    /// The first view with the tag, this one or one inside it.
    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in subviews {
            if let view = subview.viewWithTag(tag) { return view }
        }
        return nil
    }

    /// Has the view, or what in it is first responder, give that up.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard let responder = Runtime.current.firstResponder else { return true }
        var link: UIResponder? = responder
        while let current = link, current !== self { link = current.next }
        guard link != nil else { return true }
        if responder.resignFirstResponder() { return true }
        if force { Runtime.current.dropFirstResponder(in: self) }
        return force
    }
}
