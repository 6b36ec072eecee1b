/// Kinds of scrolling without a finger on the screen.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Steps of a wheel.
    public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
    /// Fingers on a trackpad.
    public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
