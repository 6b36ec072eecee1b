/// A view, as the layout sees it that it is in.
@MainActor
public struct LayoutSubview: @preconcurrency Equatable {
    let item: Item
    let placements: Placements
    let index: Int

    /// How early the view gets its share of the room. Default 0.
    public var priority: Double { item.traits.layoutPriority }

    public var spacing: ViewSpacing { item.isSpacer ? .zero : ViewSpacing() }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { item.sizeThatFits(proposal) }

    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { item.dimensions(in: proposal) }

    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        item.traits.layoutValues[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
    }

    /// Places the view, with its anchor at a point.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        let size = item.sizeThatFits(proposal)
        let origin = CGPoint(x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y)
        placements.frames[index] = CGRect(origin: origin, size: size)
    }

    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.item === b.item }
}

/// Where the subviews of one layout are.
final class Placements {
    var frames: [Int: CGRect] = [:]
}

/// The views that a layout arranges.
@MainActor
public struct LayoutSubviews: @preconcurrency RandomAccessCollection {
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
