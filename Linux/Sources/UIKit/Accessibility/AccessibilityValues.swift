/// The accessibility properties that were set on a responder; most responders have none.
struct AccessibilityValues {
    var isElement: Bool?
    var label: String?
    var hint: String?
    var value: String?
    var traits: UIAccessibilityTraits?
    var identifier: String?
    var frame: CGRect?
    var activationPoint: CGPoint?
    var hidesElements = false
    var isModal = false
    var groupsChildren = false
    var containerType = UIAccessibilityContainerType.none
    var elements: [Any]?
    var customActions: [UIAccessibilityCustomAction]?
}

extension UIResponder {
    /// The values for changing.
    var accessibility: AccessibilityValues {
        get { accessibilityValues ?? AccessibilityValues() }
        set { accessibilityValues = newValue }
    }
}
