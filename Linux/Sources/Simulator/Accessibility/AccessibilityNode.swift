import UIKit

/// What an assistive technology meets on the screen: an element to stop at, or a container around some.
public struct AccessibilityNode: Equatable, Sendable {
    /// What it is.
    public var label: String?
    /// What it says at the moment: a tab's badge, for example.
    public var value: String?
    /// What activating it does.
    public var hint: String?
    /// A name for tests, which nobody hears.
    public var identifier: String?

    /// The traits by their names in `UIAccessibilityTraits`, in the order of their bits.
    public var traits: [String]

    /// What can be done with it besides activating it, by name.
    public var actions: [String]

    /// In points on the screen.
    public var frame: CGRect

    /// Whether one stops here. Containers are only passed through.
    public var isElement: Bool

    /// Empty for an element, which hides what is inside it.
    public var children: [AccessibilityNode]
}

extension AccessibilityNode: CustomStringConvertible {
    public var description: String { lines(indent: 0).joined(separator: "\n") }

    /// The elements under this node in reading order, itself included.
    public var elements: [AccessibilityNode] { isElement ? [self] : children.flatMap(\.elements) }

    func lines(indent: Int) -> [String] {
        var parts: [String] = []
        if let label { parts.append("\"\(label)\"") }
        if let value { parts.append("value \"\(value)\"") }
        if let hint { parts.append("hint \"\(hint)\"") }
        if let identifier { parts.append("#\(identifier)") }
        if !traits.isEmpty { parts.append("[\(traits.joined(separator: " "))]") }
        if !actions.isEmpty { parts.append("actions [\(actions.joined(separator: ", "))]") }
        let place = [frame.minX, frame.minY, frame.width, frame.height].map(Self.short).joined(separator: " ")
        parts.append("(\(place))")
        if !isElement { parts.insert("container", at: 0) }
        let line = String(repeating: "  ", count: indent) + parts.joined(separator: " ")
        return [line] + children.flatMap { $0.lines(indent: indent + 1) }
    }

    /// At most three decimals, and none where there are none.
    private static func short(_ number: CGFloat) -> String {
        let rounded = (number * 1000).rounded() / 1000
        return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
    }
}
