/// Makes the controller that a context menu shows in place of the view.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// Makes the menu, from the actions that the system suggests.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// What a context menu shows.
@MainActor open class UIContextMenuConfiguration: NSObject {
    /// By which an app knows the configuration again.
    public let identifier: any NSCopying
    let actionProvider: UIContextMenuActionProvider?

    /// Makes a configuration.
    ///
    /// DEVIATION: the view itself is seen beside the menu, also where there is a preview provider.
    public init(
        identifier: (any NSCopying)?, previewProvider: UIContextMenuContentPreviewProvider?,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
        self.actionProvider = actionProvider
        super.init()
    }
}
