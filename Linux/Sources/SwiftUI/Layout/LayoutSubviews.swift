/// A view, as the layout sees it that it is in.
@MainActor
public struct LayoutSubview: @preconcurrency Equatable {
    let item: Item
    let placements: Placements
    let index: Int

    /// How early the view gets its share of the room. Default 0.
    public var priority: Double { item.traits.layoutPriority }

    /// The gaps that the view would like around it.
    public var spacing: ViewSpacing { item.spacing }

    /// The size that the view answers to a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { item.sizeThatFits(proposal) }

    /// The size that the view answers to a proposal, with its guides.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { item.dimensions(in: proposal) }

    /// A value that the view gives to its layout.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        item.traits.layoutValues[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
    }

    /// Places the view, with its anchor at a point.
    ///
    /// - Parameters:
    ///   - position: In the coordinates of the bounds that the layout was given.
    ///   - proposal: What the view is offered; it takes the size that it answers.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        let size = item.sizeThatFits(proposal)
        let origin = CGPoint(x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y)
        placements.frames[index] = (CGRect(origin: origin, size: size), proposal)
    }

    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.item === b.item }
}

/// Where the subviews of one layout are.
final class Placements {
    var frames: [Int: (frame: CGRect, proposal: ProposedViewSize)] = [:]
}

/// The views that a layout arranges.
@MainActor
public struct LayoutSubviews: @preconcurrency RandomAccessCollection {
    public typealias Indices = Range<Int>

    let items: [Item]
    let placements: Placements

    /// The direction in which the layout's x grows on screen.
    public let layoutDirection: LayoutDirection

    public var startIndex: Int { 0 }
    public var endIndex: Int { items.count }

    public subscript(index: Int) -> LayoutSubview {
        LayoutSubview(item: items[index], placements: placements, index: index)
    }
}
