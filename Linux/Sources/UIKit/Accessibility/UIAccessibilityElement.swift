/// Something that assistive technology should see although it is no view.
@MainActor
open class UIAccessibilityElement: UIResponder {
    /// What the element is in, a view as a rule. It isn't kept alive.
    open weak var accessibilityContainer: AnyObject?

    /// The element's place in its container's coordinates; it moves with the container.
    open var accessibilityFrameInContainerSpace: CGRect = .null

    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
        super.isAccessibilityElement = true
    }

    open override var accessibilityFrame: CGRect {
        get {
            if let frame = accessibilityValues?.frame { return frame }
            guard !accessibilityFrameInContainerSpace.isNull else { return .zero }
            if let view = accessibilityContainer as? UIView {
                return UIAccessibility.convertToScreenCoordinates(accessibilityFrameInContainerSpace, in: view)
            }
            if let element = accessibilityContainer as? UIAccessibilityElement {
                let origin = element.accessibilityFrame.origin
                return accessibilityFrameInContainerSpace.offsetBy(dx: origin.x, dy: origin.y)
            }
            return accessibilityFrameInContainerSpace
        }
        set { super.accessibilityFrame = newValue }
    }

    open override var next: UIResponder? { accessibilityContainer as? UIResponder }
}
