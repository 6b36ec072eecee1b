/// Where the origin of coordinates is.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
    /// The window's top left.
    case global
    /// The view's own.
    case local
    /// That of the view around which `coordinateSpace(name:)` has named so.
    case named(AnyHashable)

    /// Whether it is the window's.
    public var isGlobal: Bool { self == .global }
    /// Whether it is the view's own.
    public var isLocal: Bool { self == .local }
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
