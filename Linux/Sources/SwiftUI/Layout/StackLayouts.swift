/// Arranges views beside each other.
public struct HStackLayout: Layout {
    /// Where the views stand beside each other.
    public var alignment: VerticalAlignment
    /// The gap between two views, in points; nil is the system's.
    public var spacing: CGFloat?

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    private var row: StackArrangement { StackArrangement(axis: .horizontal, guide: alignment.key, spacing: spacing) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        row.size(for: proposal, subviews.items)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        row.place(subviews.items, in: bounds, proposal, subviews.placements)
    }
}

/// Arranges views below each other.
public struct VStackLayout: Layout {
    /// Where the views stand beside each other.
    public var alignment: HorizontalAlignment
    /// The gap between two views, in points; nil is the system's.
    public var spacing: CGFloat?

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    private var column: StackArrangement { StackArrangement(axis: .vertical, guide: alignment.key, spacing: spacing) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        column.size(for: proposal, subviews.items)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        column.place(subviews.items, in: bounds, proposal, subviews.placements)
    }
}

/// Arranges views in front of each other.
public struct ZStackLayout: Layout {
    /// Where the views stand beside each other.
    public var alignment: Alignment

    public init(alignment: Alignment = .center) {
        self.alignment = alignment
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        extent(of: subviews, proposal).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let whole = extent(of: subviews, proposal)
        for subview in subviews {
            let dimensions = subview.dimensions(in: proposal)
            let origin = CGPoint(
                x: bounds.midX - whole.width / 2 - whole.minX - dimensions[alignment.horizontal],
                y: bounds.midY - whole.height / 2 - whole.minY - dimensions[alignment.vertical])
            subview.place(at: origin, proposal: proposal)
        }
    }

    /// The box around all subviews, with their guides at zero.
    private func extent(of subviews: Subviews, _ proposal: ProposedViewSize) -> CGRect {
        let frames = subviews.map { subview in
            let dimensions = subview.dimensions(in: proposal)
            return CGRect(
                x: -dimensions[alignment.horizontal], y: -dimensions[alignment.vertical],
                width: dimensions.width, height: dimensions.height)
        }
        guard let first = frames.first else { return .zero }
        return frames.dropFirst().reduce(first) { $0.union($1) }
    }
}
