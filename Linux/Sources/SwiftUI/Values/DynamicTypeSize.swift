/// The text size that the person has chosen.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// Whether it is one of the five largest.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
