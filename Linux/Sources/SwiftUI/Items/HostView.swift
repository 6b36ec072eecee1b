/// Holds the views that items show. Touches go through where none of them is.
class HostView: UIView, IntrinsicSizeObserving {
    private var shown: [UIView] = []
    /// The views on their way out, with what they looked like.
    final var leaving: [UIView: Departure] = [:]
    final var scopes: [UIView: TransactionItem] = [:]
    /// Those of them that come from the app.
    final var represented: Set<UIView> = []
    private(set) final var hasFilled = false
    private(set) var transaction = Transaction()
    /// The innermost item with a transaction of its own that is placed just now.
    private(set) var scope: TransactionItem?

    /// Whether touches that meet none of the views are the host's own.
    var takesTouches = false

    /// How the host comes and goes as a whole. Default: it fades.
    var transition = AnyTransition.opacity

    struct Departure {
        let alpha: CGFloat
        let transform: CGAffineTransform
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === self && !takesTouches ? nil : view
    }

    /// Content may reach beyond the host, and be touched there.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        if super.point(inside: point, with: event) { return true }
        guard !clipsToBounds else { return false }
        return subviews.contains { !$0.isHidden && $0.point(inside: convert(point, to: $0), with: event) }
    }

    /// The hosting view around lays out again if a view of the app has another natural size.
    final func intrinsicSizeDidChange(of view: UIView) {
        guard represented.contains(view) else { return }
        let outer = sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? HostingView }.first
        outer?.representedSizeDidChange()
    }

    /// Places items, and shows exactly what they say.
    ///
    /// - Parameters:
    ///   - safe: The part of the bounds in which nothing is covered.
    ///   - reach: How far content may go on that ignores the safe area. Default: to the bounds.
    ///   - proposal: What the items were offered, for those whose frame has come out of it.
    final func fill(
        with items: [(item: Item, frame: CGRect)], safe: CGRect, isMirrored: Bool, transaction: Transaction,
        reach: CGRect? = nil, offering proposal: ProposedViewSize? = nil
    ) {
        self.transaction = transaction
        let old = shown
        shown = []
        var place = Place(
            host: self, bounds: CGRect(origin: .zero, size: bounds.size), safe: safe, isMirrored: isMirrored,
            reach: reach)
        place.proposal = proposal
        for (item, frame) in items { item.place(in: frame, of: place) }
        let kept = Set(shown)
        for view in old where !kept.contains(view) { remove(view) }
        order()
        hasFilled = true
    }

    /// Runs the placing of an item whose changes have a transaction of their own.
    final func with(_ scope: TransactionItem, _ transaction: Transaction, _ work: @escaping () -> Void) {
        let outer = (self.scope, self.transaction)
        self.scope = scope
        self.transaction = transaction
        Transaction.with(transaction) {
            if transaction.isSame(as: outer.1) {
                work()
            } else if let animation = transaction.effectiveAnimation {
                animation.run(work)
            } else {
                UIView.performWithoutAnimation(work)
            }
        }
        (self.scope, self.transaction) = outer
    }

    final func show(_ view: UIView, in frame: CGRect) {
        let scale = max(traitCollection.displayScale, 1)
        let frame = frame.isFinite ? frame.snapped(to: scale) : .zero
        shown.append(view)
        if scope != nil || !scopes.isEmpty { scopes[view] = scope }
        let departure = leaving.removeValue(forKey: view)
        if view.superview === self {
            view.lay(in: frame)
            guard let departure else { return }
            // It has come back on its way out.
            animateIfNeeded {
                view.alpha = departure.alpha
                view.transform = departure.transform
            }
        } else {
            UIView.performWithoutAnimation {
                view.lay(in: frame)
                addSubview(view)
            }
            appear(view)
        }
    }

    /// Shows a view of the app: its natural size counts.
    final func showRepresented(_ view: UIView, in frame: CGRect) {
        represented.insert(view)
        show(view, in: frame)
    }

    private func animateIfNeeded(_ work: @escaping () -> Void) {
        if let animation = transaction.effectiveAnimation { animation.run(work) } else { work() }
    }

    /// Brings the subviews into the order in which they were shown; those on their way out stay behind.
    private func order() {
        let wanted = leaving.isEmpty ? shown : subviews.filter { leaving[$0] != nil } + shown
        guard subviews != wanted else { return }
        // Each view that isn't where it was among the others comes behind the one before it.
        for change in wanted.difference(from: subviews, by: ===).insertions {
            guard case .insert(let index, let view, _) = change else { continue }
            if index > 0 { insertSubview(view, aboveSubview: wanted[index - 1]) } else { sendSubviewToBack(view) }
        }
    }
}
