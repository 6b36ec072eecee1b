/// The environment inside of a node that changes something in it.
///
/// It stays identical while the one outside does, so that nothing inside has to look for changes.
struct InnerEnvironment {
    private var known: (outer: EnvironmentValues, inner: EnvironmentValues)?

    mutating func values(
        in outer: EnvironmentValues, _ change: (inout EnvironmentValues) -> Void
    ) -> EnvironmentValues {
        if let known, known.outer.isIdentical(to: outer) { return known.inner }
        var inner = outer
        change(&inner)
        known = (outer, inner)
        return inner
    }

    /// What is changed is another now.
    mutating func forget() { known = nil }
}
