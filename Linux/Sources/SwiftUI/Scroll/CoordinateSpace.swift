/// Where the origin of coordinates is.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
    /// The window's top left.
    case global
    /// The view's own.
    case local
    /// That of the view around which `coordinateSpace(name:)` has named so.
    case named(AnyHashable)

    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

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

private struct CoordinateSpacesKey: EnvironmentKey {
    static var defaultValue: [AnyHashable: ViewGeometry] { [:] }
}

extension EnvironmentValues {
    /// The views around that have given their coordinates a name.
    var coordinateSpaces: [AnyHashable: ViewGeometry] {
        get { self[CoordinateSpacesKey.self] }
        set { self[CoordinateSpacesKey.self] = newValue }
    }
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

/// Gives the coordinates of a view a name for the views in it.
struct NamedSpaceModifier: ViewModifier {
    let name: AnyHashable
    @State private var geometry = ViewGeometry()

    func body(content: Content) -> some View {
        content
            .transformEnvironment(\.coordinateSpaces) { [geometry] in $0[name] = geometry }
            .modifier(GeometryModifier(geometry: geometry))
    }
}

extension View {
    /// Lets views in this one ask for places in its coordinates, by a name.
    public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(NamedSpaceModifier(name: AnyHashable(name)))
    }
}
