/// Something that assistive technology offers to do with an element, by its name.
@MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// Does it, and says whether that was possible.
    public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

    /// What is spoken.
    open var name: String
    open var actionHandler: Handler?

    /// Makes an action with a closure.
    public init(name: String, actionHandler: @escaping Handler) {
        self.name = name
        self.actionHandler = actionHandler
        super.init()
    }
}
