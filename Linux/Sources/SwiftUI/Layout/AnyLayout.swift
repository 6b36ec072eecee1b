/// A layout of any type. When it becomes one of another type, the views in it keep their state.
public struct AnyLayout: Layout {
    private let layout: any Layout

    /// What the layout keeps, for as long as it has the same type.
    public struct Cache {
        fileprivate var value: Any
    }

    public init<L: Layout>(_ layout: L) {
        self.layout = (layout as? AnyLayout)?.layout ?? layout
    }

    var stackOrientation: Axis? { type(of: layout).layoutProperties.stackOrientation }

    public func makeCache(subviews: Subviews) -> Cache {
        Cache(value: layout.makeCache(subviews: subviews))
    }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        layout.updateAnyCache(&cache.value, subviews)
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        layout.anySpacing(subviews, &cache.value)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        layout.anySize(proposal, subviews, &cache.value)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        layout.placeAny(bounds, proposal, subviews, &cache.value)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        layout.anyAlignment(guide, bounds, proposal, subviews, &cache.value)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        layout.anyAlignment(guide, bounds, proposal, subviews, &cache.value)
    }
}

extension AnyLayout: FieldComparing {
    nonisolated func isSame(as other: AnyLayout) -> Bool {
        MainActor.assumeIsolated { Fields.areSameValues(layout, other.layout) }
    }
}

extension Layout {
    /// Works on the cache inside of an erased one; one of another type begins anew.
    private func withCache<R>(_ cache: inout Any, _ subviews: Subviews, _ work: (inout Cache) -> R) -> R {
        var own = cache as? Cache ?? makeCache(subviews: subviews)
        defer { cache = own }
        return work(&own)
    }

    fileprivate func updateAnyCache(_ cache: inout Any, _ subviews: Subviews) {
        if var own = cache as? Cache {
            updateCache(&own, subviews: subviews)
            cache = own
        } else {
            cache = makeCache(subviews: subviews)
        }
    }

    fileprivate func anySpacing(_ subviews: Subviews, _ cache: inout Any) -> ViewSpacing {
        withCache(&cache, subviews) { spacing(subviews: subviews, cache: &$0) }
    }

    fileprivate func anySize(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any) -> CGSize {
        withCache(&cache, subviews) { sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    fileprivate func placeAny(
        _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any
    ) {
        withCache(&cache, subviews) {
            placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    fileprivate func anyAlignment(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
        _ cache: inout Any
    ) -> CGFloat? {
        withCache(&cache, subviews) {
            explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    fileprivate func anyAlignment(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
        _ cache: inout Any
    ) -> CGFloat? {
        withCache(&cache, subviews) {
            explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }
}
