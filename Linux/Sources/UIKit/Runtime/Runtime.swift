/// One phone's worth of UIKit: its clock, its screen and the windows on it.
///
/// Time comes from outside, through `advance(to:)`; nothing here looks at a real clock, so the same calls give the same
/// states. The Simulator makes a runtime for each of its phones.
@MainActor
package final class Runtime {
    /// The runtime that views and controllers use; made at the first use if nobody set one.
    package static var current: Runtime {
        get {
            if let installed { return installed }
            let runtime = Runtime()
            installed = runtime
            return runtime
        }
        set {
            // The views of the last one ask for the current one as they go.
            let last = installed
            installed = newValue
            withExtendedLifetime(last) { UITraitCollection.current = newValue.traits }
        }
    }
    private static var installed: Runtime?

    /// The time between two frames: 60 Hz.
    package static let frameInterval: TimeInterval = 1.0 / 60
    package var frameInterval: TimeInterval { Self.frameInterval }

    /// Seconds since the runtime began.
    package internal(set) var now: TimeInterval = 0

    package var device: Device {
        didSet {
            device = device.sanitized
            if device != oldValue { environmentDidChange(from: oldValue, environment) }
        }
    }

    package var environment: Environment {
        didSet {
            if environment != oldValue { environmentDidChange(from: device, oldValue) }
        }
    }

    package let application: UIApplication
    package let screen: UIScreen
    package lazy var touches = TouchInput()
    package lazy var keyboard = KeyInput()
    /// What the status bar and the home indicator should look like.
    package lazy var systemBars = SystemBars(runtime: self)

    /// What was posted with `UIAccessibility.post(notification:argument:)`, oldest first.
    package var postedAccessibilityNotifications: [PostedAccessibilityNotification] = []

    /// Visible windows, in order of appearance. They are kept alive while they are visible.
    var windows: [UIWindow] = []
    weak var keyWindow: UIWindow?
    weak var firstResponder: UIResponder?

    /// The traits of the screen, from which all others derive.
    var traits: UITraitCollection

    var schedule = Schedule()
    var tickers: [any FrameTicker] = []
    var lastFrame: TimeInterval?
    var isAdvancing = false

    /// Running animation groups, in order of their beginning.
    var animations: [AnimationGroup] = []
    var needsRender = true
    var hasReportedUnsettledLayout = false

    /// How often views were drawn anew, for tests and benchmarks.
    package internal(set) var renderCounts = RenderCounts()

    package init(device: Device = .iPhone16, environment: Environment = Environment()) {
        let device = device.sanitized
        self.device = device
        self.environment = environment
        traits = environment.traits(on: device)
        application = UIApplication()
        screen = UIScreen(device: device)
    }

    /// True while the picture may differ from the last rendered one.
    package var needsDisplay: Bool {
        needsRender || animations.contains(where: \.isMoving)
    }

    /// True when nothing more happens without an event: no tickers, no animations that end, no actions for the next
    /// turn, no dirty layout. Actions of a later time don't count.
    package var isIdle: Bool {
        if tickers.contains(where: \.keepsAwake) || animations.contains(where: \.isFinite) { return false }
        if let due = schedule.nextDue(), due <= now { return false }
        return !needsLayout
    }
}
