struct IgnoresSafeAreaModifier: WrappingModifier {
    let edges: Edge.Set
    typealias Body = Never

    func wrap(_ content: Item, _ graph: ViewGraph) -> IgnoresSafeAreaItem { IgnoresSafeAreaItem(content, graph) }
    func update(_ wrapper: IgnoresSafeAreaItem, in environment: EnvironmentValues) { wrapper.edges = edges }
}

/// Goes on to the edges of the hosting view where it reaches those of the safe area.
final class IgnoresSafeAreaItem: WrapperItem {
    var edges = Edge.Set.all

    override func place(in frame: CGRect, of place: Place) {
        let wide = place.extended(frame, to: edges)
        guard wide != frame else { return content.place(in: frame, of: place) }
        let offer = ProposedViewSize(wide.size)
        let size = content.sizeThatFits(offer)
        var inner = place.offering(offer)
        inner.safe = place.extended(place.safe, to: edges)
        content.place(
            in: CGRect(
                x: wide.midX - size.width / 2, y: wide.midY - size.height / 2, width: size.width,
                height: size.height), of: inner)
    }
}

/// A part of the screen that content should leave free.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Bars, the cutout and the home indicator.
    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all: SafeAreaRegions = [.container, .keyboard]
}

extension View {
    /// Lets the view go on to the edges of the screen where it reaches those of the safe area.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(IgnoresSafeAreaModifier(edges: regions.contains(.container) ? edges : []))
    }

    /// The older name of `ignoresSafeArea(_:edges:)`.
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        ignoresSafeArea(edges: edges)
    }
}
