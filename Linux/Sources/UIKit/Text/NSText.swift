/// Where lines of text stand between the edges.
public enum NSTextAlignment: Int, Sendable {
    case left = 0
    case center = 1
    case right = 2
    case justified = 3
    /// The side at which the interface's language begins.
    case natural = 4
}

/// What happens to text that doesn't fit into a line.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping = 0
    case byCharWrapping = 1
    case byClipping = 2
    case byTruncatingHead = 3
    case byTruncatingTail = 4
    case byTruncatingMiddle = 5
}

extension NSAttributedString.Key {
    /// A `UIFont`.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// A `UIColor`.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
}
