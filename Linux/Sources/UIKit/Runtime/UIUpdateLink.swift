/// What an update link's action learns of its frame.
@MainActor
public final class UIUpdateInfo: NSObject {
    /// The time that the frame shows, in seconds.
    public let modelTime: TimeInterval

    init(modelTime: TimeInterval) {
        self.modelTime = modelTime
    }
}

/// Calls actions each frame in which a view's window is updated.
///
/// The link is active while it is enabled and its view is in a window.
@MainActor
public final class UIUpdateLink: NSObject {
    private weak var view: UIView?
    private var handlers: [@MainActor (UIUpdateLink, UIUpdateInfo) -> Void] = []
    private lazy var ticker = Ticker(link: self)

    public init(view: UIView) {
        self.view = view
    }

    /// The info of the frame whose actions run now.
    public private(set) var currentUpdateInfo: UIUpdateInfo?

    /// False by default.
    public var isEnabled = false {
        didSet {
            guard isEnabled != oldValue else { return }
            if isEnabled { Runtime.current.add(ticker) } else { Runtime.current.remove(ticker) }
        }
    }

    /// Whether frames are wanted although nothing on screen changes. False by default.
    public var requiresContinuousUpdates = false

    /// Adds an action; actions run in the order of being added.
    public func addAction(handler: @escaping @MainActor (UIUpdateLink, UIUpdateInfo) -> Void) {
        handlers.append(handler)
    }

    fileprivate func update(at now: TimeInterval) {
        guard isEnabled, view?.window != nil else { return }
        guard requiresContinuousUpdates || Runtime.current.needsDisplay else { return }
        let info = UIUpdateInfo(modelTime: now)
        currentUpdateInfo = info
        for handler in handlers { handler(self, info) }
        currentUpdateInfo = nil
    }

    /// Stands for the link in the runtime, which must not keep the link alive.
    private final class Ticker: FrameTicker {
        private weak var link: UIUpdateLink?

        init(link: UIUpdateLink) {
            self.link = link
        }

        var keepsAwake: Bool { link.map { $0.isEnabled && $0.requiresContinuousUpdates } ?? false }

        func tick(at now: TimeInterval) {
            guard let link else { return Runtime.current.remove(self) }
            link.update(at: now)
        }
    }
}
