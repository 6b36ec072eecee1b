extension UISegmentedControl {
    /// Inserts a segment; an index out of range becomes the nearest.
    public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Segment(title: title), at: segment, animated: animated)
    }

    /// Inserts a segment; an index out of range becomes the nearest.
    public func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(Segment(image: image), at: segment, animated: animated)
    }

    /// Inserts a segment whose action is performed when the user selects it.
    ///
    /// An action with the same identifier must not be there yet.
    public func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        guard segmentIndex(identifiedBy: action.identifier) == Self.noSegment else {
            assertionFailure("there is a segment with the action \(action.identifier.rawValue) already")
            return
        }
        insert(Segment(action: action), at: segment, animated: animated)
    }

    /// Removes a segment. If it is selected, none is selected afterwards; an index out of range becomes the nearest.
    public func removeSegment(at segment: Int, animated: Bool) {
        guard let index = pinned(segment) else { return }
        touch = nil
        segments.remove(at: index)
        if index == storedIndex { storedIndex = Self.noSegment } else if index < storedIndex { storedIndex -= 1 }
        let view = segmentViews.remove(at: index)
        let divider = dividers.isEmpty ? nil : dividers.remove(at: min(index, dividers.count - 1))
        widthsDidChange()
        guard animated, window != nil else {
            view.removeFromSuperview()
            divider?.removeFromSuperview()
            return update(animated: false)
        }
        animate {
            view.alpha = 0
            divider?.alpha = 0
            self.placeParts()
        } completion: {
            view.removeFromSuperview()
            divider?.removeFromSuperview()
        }
    }

    /// Removes all segments.
    public func removeAllSegments() {
        while !segments.isEmpty { removeSegment(at: segments.count - 1, animated: false) }
    }

    func insert(_ segment: Segment, at index: Int, animated: Bool) {
        let index = min(max(index, 0), segments.count)
        touch = nil
        segments.insert(segment, at: index)
        if index <= storedIndex { storedIndex += 1 }
        let view = SegmentView()
        addSubview(view)
        segmentViews.insert(view, at: index)
        if segments.count > 1 {
            let divider = UIView()
            divider.isUserInteractionEnabled = false
            divider.backgroundColor = Self.dividerColor
            insertSubview(divider, belowSubview: thumb)
            dividers.insert(divider, at: min(index, dividers.count))
        }
        widthsDidChange()
        guard animated, window != nil else { return update(animated: false) }
        UIView.performWithoutAnimation {
            view.frame = frame(ofSegment: index)
            view.alpha = 0
        }
        animate {
            view.alpha = 1
            self.placeParts()
        }
    }

    // MARK: Content

    /// Gives a segment a title in place of its image; an index out of range becomes the nearest.
    public func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) {
            $0.title = title
            $0.image = nil
        }
    }

    /// The title of a segment; nil if it has an image.
    public func titleForSegment(at segment: Int) -> String? {
        pinned(segment).flatMap { segments[$0].title }
    }

    /// Gives a segment an image in place of its title; an index out of range becomes the nearest.
    public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) {
            $0.image = image
            $0.title = nil
        }
    }

    /// The image of a segment; nil if it has a title.
    public func imageForSegment(at segment: Int) -> UIImage? {
        pinned(segment).flatMap { segments[$0].image }
    }

    /// Gives a segment another action, with its title or image.
    public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) {
            let width = $0.width
            $0 = Segment(action: action)
            $0.width = width
        }
    }

    /// The action of a segment, if it has one.
    public func actionForSegment(at segment: Int) -> UIAction? {
        pinned(segment).flatMap { segments[$0].action }
    }

    /// The segment of an action, or `noSegment`.
    public func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
    }

    /// Sets the width of a segment; 0, the default, leaves it to the control.
    public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        change(segment) { $0.width = width.isFinite ? max(width, 0) : 0 }
    }

    /// The width that was set for a segment; 0 if none was.
    public func widthForSegment(at segment: Int) -> CGFloat {
        pinned(segment).map { segments[$0].width } ?? 0
    }

    /// Enables or disables a segment. A disabled one cannot be chosen by the user.
    public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        change(segment) { $0.isEnabled = enabled }
    }

    /// Whether the user can choose a segment.
    public func isEnabledForSegment(at segment: Int) -> Bool {
        pinned(segment).map { segments[$0].isEnabled } ?? false
    }

    private func change(_ segment: Int, _ body: (inout Segment) -> Void) {
        guard let index = pinned(segment) else { return }
        body(&segments[index])
        widthsDidChange()
        update(animated: false)
    }

    /// Apple's documentation: an index beyond the last segment is pinned to it.
    private func pinned(_ segment: Int) -> Int? {
        segments.isEmpty ? nil : min(max(segment, 0), segments.count - 1)
    }
}
