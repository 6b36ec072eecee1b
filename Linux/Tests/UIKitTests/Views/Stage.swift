@testable import UIKit

/// A phone of its own with a visible window, for tests of views.
@MainActor
struct Stage {
    let runtime: Runtime
    let window: UIWindow

    init(device: Device = .iPhone16, environment: Environment = Environment()) {
        runtime = Runtime(device: device, environment: environment)
        Runtime.current = runtime
        window = UIWindow(frame: device.bounds)
        window.isHidden = false
        runtime.commit()
    }

    /// A screen of one pixel a point and no safe area, for pictures that are easy to name.
    static func plain(_ width: CGFloat = 100, _ height: CGFloat = 100, scale: CGFloat = 1) -> Stage {
        Stage(device: Device(size: CGSize(width: width, height: height), scale: scale))
    }

    func add(_ view: UIView) {
        window.addSubview(view)
    }

    func advance(_ seconds: TimeInterval) {
        runtime.advance(to: runtime.now + seconds)
    }

    /// The screen as it is now.
    func picture() -> Bitmap? {
        runtime.render()?.bitmap(size: runtime.device.size, scale: runtime.device.scale)
    }

    /// The work of one rendering.
    func renderCounts() -> RenderCounts {
        runtime.renderCounts = RenderCounts()
        _ = runtime.render()
        return runtime.renderCounts
    }
}

/// Writes down what it is told, in order.
@MainActor
final class Log {
    private(set) var entries: [String] = []

    func add(_ entry: String) {
        entries.append(entry)
    }

    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

/// A view that logs what UIKit calls on it.
final class LoggingView: UIView {
    let name: String
    let log: Log
    var onLayout: (() -> Void)?

    init(_ name: String, _ log: Log, frame: CGRect = CGRect(x: 0, y: 0, width: 10, height: 10)) {
        self.name = name
        self.log = log
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        log.add("\(name).layoutSubviews")
        onLayout?()
    }
}

/// A view that counts how often it draws.
final class CountingView: UIView {
    private(set) var drawn = 0

    override func drawContent(in canvas: Canvas) {
        drawn += 1
        canvas.fill(bounds, RGBA(red: 1, green: 0, blue: 0))
    }
}
