/// Where a view is, as of its last layout.
@MainActor
final class ViewGeometry {
    private weak var host: HostView?
    /// In the host's coordinates as they are on screen.
    private(set) var frame = CGRect.zero
    private(set) var safeAreaInsets = EdgeInsets()

    nonisolated init() {}

    /// Whether the view has been laid out.
    var isKnown: Bool { host != nil }

    func take(_ frame: CGRect, _ place: Place) {
        host = place.host
        self.frame = place.mirrored(frame)
        let wide = place.extended(frame, to: .all)
        safeAreaInsets = EdgeInsets(
            top: frame.minY - wide.minY, leading: frame.minX - wide.minX, bottom: wide.maxY - frame.maxY,
            trailing: wide.maxX - frame.maxX)
    }

    /// A rectangle of the view in the coordinates of the window.
    func global(_ rect: CGRect) -> CGRect {
        let own = rect.offsetBy(dx: frame.minX, dy: frame.minY)
        return host?.convert(own, to: nil) ?? own
    }

    var globalFrame: CGRect { global(CGRect(origin: .zero, size: frame.size)) }

    /// The view's place for someone who counts from another view.
    func frame(in other: ViewGeometry) -> CGRect {
        let (own, origin) = (globalFrame, other.globalFrame.origin)
        return own.offsetBy(dx: -origin.x, dy: -origin.y)
    }

    var hostingScrollViews: [HostingScrollView] { host?.hostingScrollViews ?? [] }
}

/// Keeps where a view is for others.
struct GeometryModifier: WrappingModifier {
    let geometry: ViewGeometry
    typealias Body = Never

    func wrap(_ content: Item, _ graph: ViewGraph) -> GeometryKeepingItem { GeometryKeepingItem(content, graph) }
    func update(_ wrapper: GeometryKeepingItem, in environment: EnvironmentValues) { wrapper.geometry = geometry }
}

final class GeometryKeepingItem: WrapperItem {
    var geometry: ViewGeometry?

    override func place(in frame: CGRect, of place: Place) {
        geometry?.take(frame, place)
        super.place(in: frame, of: place)
    }
}
