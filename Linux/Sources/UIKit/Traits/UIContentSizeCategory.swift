/// The text size that the person chose.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    public static let accessibilityMedium = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityM")
    public static let accessibilityLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityL")
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// True for the five largest categories, at which layouts should stack rather than stand side by side.
    public var isAccessibilityCategory: Bool {
        (index ?? 0) >= 7
    }

    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        compare(left, right, by: <)
    }

    public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        compare(left, right, by: <=)
    }

    public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        compare(left, right, by: >)
    }

    public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        compare(left, right, by: >=)
    }
}

extension UIContentSizeCategory {
    /// All categories but `.unspecified`, from the smallest to the largest.
    static let ordered: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    private static let indexes = Dictionary(uniqueKeysWithValues: zip(ordered, ordered.indices))

    /// The place among the twelve categories; nil for `.unspecified` and unknown names.
    var index: Int? {
        Self.indexes[self]
    }

    private static func compare(
        _ left: UIContentSizeCategory, _ right: UIContentSizeCategory, by areOrdered: (Int, Int) -> Bool
    ) -> Bool {
        guard let a = left.index, let b = right.index else { return false }
        return areOrdered(a, b)
    }
}
