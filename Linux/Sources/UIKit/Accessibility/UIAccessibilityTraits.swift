/// What kind of thing an element is, and how it behaves. The bits are Apple's.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    private init(bit: UInt64) {
        rawValue = 1 << bit
    }

    public static let none: UIAccessibilityTraits = []
    public static let button = UIAccessibilityTraits(bit: 0)
    public static let link = UIAccessibilityTraits(bit: 1)
    public static let image = UIAccessibilityTraits(bit: 2)
    public static let selected = UIAccessibilityTraits(bit: 3)
    public static let playsSound = UIAccessibilityTraits(bit: 4)
    public static let keyboardKey = UIAccessibilityTraits(bit: 5)
    public static let staticText = UIAccessibilityTraits(bit: 6)
    public static let summaryElement = UIAccessibilityTraits(bit: 7)
    public static let notEnabled = UIAccessibilityTraits(bit: 8)
    public static let updatesFrequently = UIAccessibilityTraits(bit: 9)
    public static let searchField = UIAccessibilityTraits(bit: 10)
    public static let startsMediaSession = UIAccessibilityTraits(bit: 11)
    public static let adjustable = UIAccessibilityTraits(bit: 12)
    public static let allowsDirectInteraction = UIAccessibilityTraits(bit: 13)
    public static let causesPageTurn = UIAccessibilityTraits(bit: 14)
    /// For a container, not an element: the elements in it are spoken as tabs.
    public static let tabBar = UIAccessibilityTraits(bit: 15)
    public static let header = UIAccessibilityTraits(bit: 16)
    public static let supportsZoom = UIAccessibilityTraits(bit: 17)
    public static let toggleButton = UIAccessibilityTraits(bit: 53)
}

/// What kind of collection a container is.
public enum UIAccessibilityContainerType: Int, Sendable {
    case none = 0
    case dataTable = 1
    case list = 2
    case landmark = 3
    case semanticGroup = 4
}

/// Where a request to scroll by a page goes.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    case right = 1
    case left = 2
    case up = 3
    case down = 4
    case next = 5
    case previous = 6
}
