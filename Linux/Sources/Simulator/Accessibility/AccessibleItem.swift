import UIKit

/// A place in the tree, with the object behind it, so that it can be read and also be used.
@MainActor
struct AccessibleItem {
    enum Role {
        case element
        case container
        /// Kept together while its neighbours are ordered, then dissolved: `shouldGroupAccessibilityChildren`.
        case group
    }

    let object: UIResponder
    let role: Role
    let children: [AccessibleItem]
    let frame: CGRect

    init(_ object: UIResponder, _ role: Role, _ children: [AccessibleItem] = []) {
        self.object = object
        self.role = role
        self.children = children
        frame = object.accessibilityFrame
    }

    /// The elements in reading order.
    var elements: [AccessibleItem] { role == .element ? [self] : children.flatMap(\.elements) }

    var node: AccessibilityNode {
        AccessibilityNode(
            label: object.accessibilityLabel, value: object.accessibilityValue, hint: object.accessibilityHint,
            identifier: object.accessibilityIdentifier, traits: TraitNames.of(object.accessibilityTraits),
            actions: object.accessibilityCustomActions?.map(\.name) ?? [],
            frame: frame, isElement: role == .element, children: children.map(\.node))
    }
}
