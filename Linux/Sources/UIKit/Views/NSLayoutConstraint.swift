/// The home of `Axis`.
///
// DEVIATION: there is no constraint engine; views are laid out by frames, autoresizing masks and stack views.
public final class NSLayoutConstraint: NSObject {
    /// A direction in which things are lined up.
    public enum Axis: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    private override init() {}
}

/// How much a view minds being given another size than its natural one.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public var rawValue: Float

    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let defaultLow = UILayoutPriority(250)
    public static let fittingSizeLevel = UILayoutPriority(50)
}

/// A view's priorities; the defaults are Apple's.
struct ContentPriorities {
    private var huggings = [UILayoutPriority.defaultLow, .defaultLow]
    private var resistances = [UILayoutPriority.defaultHigh, .defaultHigh]

    func hugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority { huggings[axis.rawValue] }
    func resistance(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority { resistances[axis.rawValue] }

    mutating func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        huggings[axis.rawValue] = priority
    }

    mutating func setResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        resistances[axis.rawValue] = priority
    }
}
