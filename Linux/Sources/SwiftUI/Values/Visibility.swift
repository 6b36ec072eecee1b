/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As it is by default.
    case automatic
    case visible
    case hidden
}
