/// What kind of thing an element is for assistive technology.
public struct AccessibilityTraits: SetAlgebra, Sendable {
    var traits: UIAccessibilityTraits

    public init() {
        traits = .none
    }

    private init(_ traits: UIAccessibilityTraits) {
        self.traits = traits
    }

    public static let isButton = AccessibilityTraits(.button)
    public static let isHeader = AccessibilityTraits(.header)
    public static let isSelected = AccessibilityTraits(.selected)
    public static let isLink = AccessibilityTraits(.link)
    public static let isSearchField = AccessibilityTraits(.searchField)
    public static let isImage = AccessibilityTraits(.image)
    public static let playsSound = AccessibilityTraits(.playsSound)
    public static let isKeyboardKey = AccessibilityTraits(.keyboardKey)
    public static let isStaticText = AccessibilityTraits(.staticText)
    public static let isSummaryElement = AccessibilityTraits(.summaryElement)
    public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
    public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
    public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
    public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
    public static let isToggle = AccessibilityTraits(.toggleButton)
    /// For a container: the elements in it are tabs.
    public static let isTabBar = AccessibilityTraits(.tabBar)

    public func contains(_ member: AccessibilityTraits) -> Bool { traits.isSuperset(of: member.traits) }

    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(traits.union(other.traits))
    }

    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(traits.intersection(other.traits))
    }

    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(traits.symmetricDifference(other.traits))
    }

    public mutating func formUnion(_ other: AccessibilityTraits) { traits.formUnion(other.traits) }

    public mutating func formIntersection(_ other: AccessibilityTraits) { traits.formIntersection(other.traits) }

    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
        traits.formSymmetricDifference(other.traits)
    }

    @discardableResult
    public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        let isNew = !contains(newMember)
        formUnion(newMember)
        return (isNew, newMember)
    }

    @discardableResult
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let removed = intersection(member)
        traits.subtract(member.traits)
        return removed.traits.isEmpty ? nil : removed
    }

    @discardableResult
    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        let present = intersection(newMember)
        formUnion(newMember)
        return present.traits.isEmpty ? nil : present
    }
}

/// What becomes of the elements in a view that is an element itself.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String

    /// They can't be found any more.
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    /// They stay elements, in a container.
    public static let contain = AccessibilityChildBehavior(name: "contain")
    /// One element says what all of them say.
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// The direction in which an adjustable element is changed.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    case increment, decrement
}
