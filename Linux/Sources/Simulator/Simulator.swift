import UIKit

/// A phone in a program: a screen, a virtual clock, fingers, a keyboard, screenshots and an accessibility tree.
///
/// ```swift
/// let phone = Simulator(.iPhone16)
/// phone.show(controller)
/// try phone.tap(label: "Books")
/// try phone.settle()
/// try phone.screenshot(.device)?.write(to: "books.png")
/// ```
///
/// Its clock stands still until a call moves it, so nothing sleeps and the same calls always give the same pixels.
/// Several phones can stand side by side: each call first makes its own phone the current one, the one that
/// `UIScreen.main` and `UIApplication.shared` mean.
@MainActor
public final class Simulator {
    /// The device in the way it is held now.
    public internal(set) var phone: Phone

    /// The window that ``show(_:)`` fills.
    public let window: UIWindow

    let ownRuntime: Runtime
    var settings: Environment
    var fingers: [Int: CGPoint] = [:]

    /// Switches a phone on. It becomes the current one.
    public init(_ phone: Phone = .iPhone16, environment: Environment = Environment()) {
        Graphics.prepare()
        self.phone = phone
        settings = environment
        ownRuntime = Runtime()
        Runtime.current = ownRuntime
        ownRuntime.device = phone.device
        ownRuntime.environment = environment.values(for: phone)
        window = UIWindow(frame: CGRect(origin: .zero, size: phone.size))
        ownRuntime.commit()
    }

    /// The runtime of this phone, made current by asking for it.
    var runtime: Runtime {
        Runtime.current = ownRuntime
        return ownRuntime
    }

    /// Lets everything happen that needs no time: layout, and what was put off to the next turn of the run loop.
    func turn() {
        let runtime = runtime
        runtime.commit()
        runtime.advance(to: runtime.now)
    }
}
