/// A further action of an element, which assistive technology offers in a list.
@MainActor
public final class UIAccessibilityCustomAction: NSObject {
    public typealias Handler = @MainActor (_ customAction: UIAccessibilityCustomAction) -> Bool

    public var name: String

    /// Does the action, and says whether that went well.
    public var actionHandler: Handler?

    public init(name: String, actionHandler: @escaping Handler) {
        self.name = name
        self.actionHandler = actionHandler
    }
}
