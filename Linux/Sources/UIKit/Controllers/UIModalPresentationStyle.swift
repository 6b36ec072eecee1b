/// How a presented controller is shown.
public enum UIModalPresentationStyle: Int, Sendable {
    /// Over the whole screen; the presenter's view leaves the hierarchy.
    case fullScreen = 0
    /// As a card that leaves the presenter visible behind it.
    case pageSheet = 1
    /// On an iPhone as a page sheet.
    case formSheet = 2
    case currentContext = 3
    case custom = 4
    /// Over the whole screen, with the presenter's view kept behind it.
    case overFullScreen = 5
    case overCurrentContext = 6
    case popover = 7
    case none = -1
    /// What the system chooses: a page sheet.
    case automatic = -2

    /// Whether the presenter goes off screen, and hears so.
    ///
    /// DEVIATION: the context styles act like their full screen ones; contexts inside the hierarchy are not made.
    var coversPresenter: Bool { self == .fullScreen || self == .currentContext }

    /// Whether the controller is shown as a card.
    var isSheet: Bool {
        switch self {
        case .pageSheet, .formSheet, .popover, .automatic: true
        case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .none: false
        }
    }
}
