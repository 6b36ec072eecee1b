/// A small mark on a tab that says that something waits there.
public enum TabBadge: Hashable, Sendable {
    /// A dot without a text.
    case dot
    /// A number; 0 and less show nothing.
    case count(Int)
    /// A short text; an empty one shows nothing.
    case text(String)

    /// What is written in the badge; empty for a dot, `nil` if there is no badge to see.
    public var text: String? {
        switch self {
        case .dot: ""
        case .count(let count): count > 0 ? String(count) : nil
        case .text(let text): text.isEmpty ? nil : text
        }
    }
}
