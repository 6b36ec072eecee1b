// Where the parts of a segmented control are, and how they look.
extension UISegmentedControl {
    /// Known from iOS 13 to 18: 13 points, regular, and medium while selected.
    static let font = UIFont.systemFont(ofSize: 13)
    static let selectedFont = UIFont.systemFont(ofSize: 13, weight: .medium)
    /// Interface Builder gives 131 points to "First" and "Second", which leaves about as much beside a title.
    private static let padding: CGFloat = 10
    /// Measured: the thumb is 2 points inside the control.
    private static let thumbInset: CGFloat = 2
    /// Known from iOS 13 to 18.
    private static let cornerRadius: CGFloat = 8.9
    private static let thumbRadius: CGFloat = 6.9
    private static let dividerHeight: CGFloat = 16
    static let dividerColor = UIColor { traits in
        UIColor(red: 0.557, green: 0.557, blue: 0.576, alpha: traits.userInterfaceStyle == .dark ? 0.45 : 0.3)
    }
    /// Measured on iOS 26: (90, 90, 96) in the dark.
    private static let thumbColor = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 90 / 255, green: 90 / 255, blue: 96 / 255, alpha: 1) : .white
    }

    func setUpThumb() {
        thumb.layer.cornerCurve = .continuous
        thumb.layer.shadowColor = UIColor.black.cgColor
        thumb.layer.shadowOpacity = 0.12
        thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
        thumb.layer.shadowRadius = 4
        updateColors()
    }

    func updateColors() { thumb.backgroundColor = selectedSegmentTintColor ?? Self.thumbColor }

    // MARK: Widths

    var widths: SegmentWidths {
        let normal = font(for: .normal, or: Self.font)
        let selected = font(for: .selected, or: Self.selectedFont)
        let natural = segments.map { segment -> CGFloat in
            if let image = segment.image { return image.size.width + 2 * Self.padding }
            guard let title = segment.title else { return 2 * Self.padding }
            let width = max(
                title.size(withAttributes: [.font: normal]).width, title.size(withAttributes: [.font: selected]).width)
            return width.rounded(.up) + 2 * Self.padding
        }
        return SegmentWidths(
            explicit: segments.map(\.width), natural: natural, followContent: apportionsSegmentWidthsByContent)
    }

    func widthsDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// The frame of a segment, from the leading edge.
    func frame(ofSegment index: Int) -> CGRect {
        frame(ofSegment: index, edges: widths.edges(in: bounds.width))
    }

    private func frame(ofSegment index: Int, edges: [CGFloat]) -> CGRect {
        guard segments.indices.contains(index) else { return .zero }
        let (start, end) = (edges[index], edges[index + 1])
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGRect(x: isMirrored ? bounds.width - end : start, y: 0, width: end - start, height: bounds.height)
    }

    /// The segment at an x, which may be beyond the ends.
    func segment(atX x: CGFloat) -> Int? {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let place = isMirrored ? bounds.width - x : x
        let ends = widths.edges(in: bounds.width).dropFirst()
        return segments.isEmpty ? nil : min(ends.count(where: { $0 <= place }), segments.count - 1)
    }

    // MARK: Parts

    func placeParts() {
        let widths = self.widths
        if widths.isDetermined, bounds.width != widths.preferred {
            // Measured: widths that are set for all segments override the control's.
            frame.size.width = widths.preferred
        }
        bed.frame = bounds
        bed.layer.cornerRadius = min(Self.cornerRadius, bounds.height / 2)
        layer.cornerRadius = bed.layer.cornerRadius
        let edges = widths.edges(in: bounds.width)
        for index in segments.indices {
            segmentViews[index].frame = frame(ofSegment: index, edges: edges)
            if index > 0 { placeDivider(index - 1, atX: edges[index]) }
        }
        placeThumb(edges)
        updateSegments()
    }

    private func placeDivider(_ index: Int, atX edge: CGFloat) {
        let x = effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width - edge : edge
        let height = min(Self.dividerHeight, bounds.height)
        dividers[index].frame = CGRect(x: x - 0.5, y: (bounds.height - height) / 2, width: 1, height: height)
    }

    private func placeThumb(_ edges: [CGFloat]) {
        let shown = shownIndex
        thumb.alpha = shown == nil ? 0 : 1
        guard let shown else { return }
        let frame = frame(ofSegment: shown, edges: edges).insetBy(dx: Self.thumbInset, dy: Self.thumbInset)
        // By middle and size: a held thumb is scaled, and has no frame to set.
        thumb.bounds.size = CGSize(width: max(frame.width, 0), height: max(frame.height, 0))
        thumb.center = CGPoint(x: frame.midX, y: frame.midY)
        thumb.layer.cornerRadius = min(Self.thumbRadius, frame.height / 2)
        // A guess: the held thumb is about a twentieth smaller.
        let isHeld = touch.map { $0.holdsThumb } ?? false
        thumb.transform = isHeld ? CGAffineTransform(scaleX: 0.95, y: 0.95) : .identity
    }

    /// The segment that the thumb is on.
    var shownIndex: Int? {
        if let touch, touch.holdsThumb { return touch.index }
        return isMomentary || storedIndex < 0 ? nil : storedIndex
    }

    private func updateSegments() {
        let shown = shownIndex
        for index in segments.indices {
            let segment = segments[index]
            let isUsable = isEnabled && segment.isEnabled
            let state: State = isUsable ? index == shown ? .selected : .normal : .disabled
            let standard = index == shown ? Self.selectedFont : Self.font
            let given = attribute(.foregroundColor, for: state) as? UIColor
            let isDimmed = !isUsable && titleAttributes[State.disabled.rawValue]?[.foregroundColor] == nil
            let color = (given ?? .label).withAlphaComponent(of: isDimmed ? 0.5 : 1)
            segmentViews[index].show(segment, font: font(for: state, or: standard), color: color)
            // A guess: a title under a finger fades to about a fifth.
            let isPressed = touch.map { !$0.holdsThumb && $0.index == index } ?? false
            segmentViews[index].alpha = isPressed ? 0.2 : 1
        }
        for index in dividers.indices { dividers[index].alpha = shown == index || shown == index + 1 ? 0 : 1 }
    }

    private func font(for state: State, or standard: UIFont) -> UIFont {
        attribute(.font, for: state) as? UIFont ?? standard
    }

    private func attribute(_ key: NSAttributedString.Key, for state: State) -> Any? {
        titleAttributes[state.rawValue]?[key] ?? titleAttributes[State.normal.rawValue]?[key]
    }

    // MARK: Changes

    func update(animated: Bool) {
        guard animated, window != nil else {
            setNeedsLayout()
            if bounds.width > 0 { placeParts() }
            return
        }
        animate { self.placeParts() }
    }

    /// About a third of a second, by a spring, as far as one can see on iOS.
    func animate(_ change: @escaping () -> Void, completion: @escaping () -> Void = {}) {
        UIView.animate(
            withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
            options: [.allowUserInteraction, .beginFromCurrentState], animations: change
        ) { _ in completion() }
    }
}

extension UIColor {
    /// The colour with its own alpha multiplied.
    fileprivate func withAlphaComponent(of factor: CGFloat) -> UIColor {
        guard factor < 1 else { return self }
        return UIColor { traits in
            let color = self.resolvedColor(with: traits)
            return color.withAlphaComponent(color.cgColor.alpha * factor)
        }
    }
}
