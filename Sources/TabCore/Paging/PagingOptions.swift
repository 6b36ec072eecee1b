/// How long the content of a page that is not shown is kept.
public enum PageRetention: Hashable, Sendable {
    /// Until its tab is removed, or memory is short.
    case all
    /// As long as the page is at most this many enabled tabs away from the selected one. Negative counts as 0.
    case window(Int)
    /// As long as the page is among this many that were shown last, the selected one included. Less than 1 counts as 1.
    case recent(Int)
}

/// What the pages between the two ends of a far jump do.
public enum FarJump: Hashable, Sendable {
    /// They are passed over: only the two ends are loaded and shown, side by side. The default.
    case skip
    /// They pass by, and are loaded as they come into sight.
    case through
    /// They are passed over, and the one end fades into the other in the same place. Neighbours slide all the same.
    case crossfade
}

/// The ways in which a finger can bring another page in.
public struct SwipeDirections: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Towards later pages.
    public static let forward = SwipeDirections(rawValue: 1 << 0)
    /// Towards earlier pages.
    public static let backward = SwipeDirections(rawValue: 1 << 1)
    /// Both ways.
    public static let all: SwipeDirections = [.forward, .backward]
}

/// How pages are kept and moved.
public struct PagingOptions: Hashable, Sendable {
    /// How many enabled tabs on each side of the selected one are loaded before they are needed. Default 0.
    public var preload = 0
    /// Default `.all`.
    public var retention = PageRetention.all
    /// Default `.skip`.
    public var farJump = FarJump.skip
    /// The ways in which a finger can bring another page in. Default both.
    public var directions = SwipeDirections.all
    /// Whether the page after the last enabled one is the first. Default `false`; no effect with fewer than three.
    public var wraps = false

    public init() {}
}
