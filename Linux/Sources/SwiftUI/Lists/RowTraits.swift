/// What a row says to its list.
struct RowTraits {
    var background: Color?
    var hidesSeparator = false
    var insets: EdgeInsets?
    /// Whether the row leads to a page of its own.
    var isLink = false
    var delete: (() -> Void)?
    var swipeActions: (() -> [SwipeAction])?
    var allowsFullSwipe = true

    /// These, and what is missing from those around.
    func inheriting(_ outer: RowTraits) -> RowTraits {
        var traits = self
        traits.background = background ?? outer.background
        traits.hidesSeparator = hidesSeparator || outer.hidesSeparator
        traits.insets = insets ?? outer.insets
        return traits
    }
}

extension View {
    /// The colour behind a row of a list. DEVIATION: only colours; other views behind a row are left out.
    public func listRowBackground<V: View>(_ view: V?) -> some View {
        modifier(TraitModifier { $0.row.background = view as? Color })
    }

    /// Whether a line is drawn below a row of a list.
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(TraitModifier { $0.row.hidesSeparator = visibility == .hidden && edges.contains(.bottom) })
    }

    /// The room around the content of a row of a list. Default nil: that of the style.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(TraitModifier { $0.row.insets = insets })
    }
}
