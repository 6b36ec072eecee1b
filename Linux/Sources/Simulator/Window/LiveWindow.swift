internal import CGTK
import UIKit

/// A window on the desktop that shows a phone: the same runtime and the same pixels as a ``Simulator``, at the display's
/// rate, with mouse, touch screen, wheel and keyboard in place of the virtual fingers.
///
/// ```swift
/// exit(LiveWindow.run(title: "Gallery") { GalleryController() })
/// ```
///
/// `main` has to stay synchronous, for GLib's loop owns the main thread. Swift concurrency runs inside that loop.
@MainActor
public enum LiveWindow {
    /// Whether there is a display to open a window on.
    public static var isDisplayAvailable: Bool {
        // The desktop's accessibility bus learns nothing of what is inside the widget, and where there is none GTK warns.
        setenv("GTK_A11Y", "none", 0)
        Graphics.prepare()
        return gdk_display_get_default() != nil
    }

    /// A key that the window takes for itself.
    public struct KeyboardShortcut: Hashable, Sendable {
        /// The keys' names, for a person to read: `"Shift-F4"`.
        public let keys: String
        /// What they do: `"smaller text"`.
        public let title: String
    }

    /// The keys that the window takes for itself, for a help text.
    public static let shortcuts: [KeyboardShortcut] = Shortcut.allCases.map {
        KeyboardShortcut(keys: $0.keys, title: $0.title)
    }

    /// Opens the window and serves it until it is closed.
    ///
    /// The device takes the window's size and the display's scale, as an app on an iPad takes its part of the screen.
    ///
    /// - Parameters:
    ///   - title: the window's title; pictures of the screen are named after it.
    ///   - phone: what the window's size and safe area are at first.
    ///   - zoom: how large a point is drawn; by default 1, or as much less as the phone needs to fit on the monitor.
    ///   - environment: the person's settings at first.
    ///   - pictures: the folder that pictures of the screen go to; by default the current one.
    ///   - content: makes the root controller, after the phone was switched on.
    /// - Returns: the program's exit status: 0, or 1 without a display, which is said on standard error.
    public static func run(
        title: String, phone: Phone = .iPhone16, zoom: CGFloat? = nil,
        environment: Simulator.Environment = Simulator.Environment(), pictures: URL? = nil,
        content: @MainActor () -> UIViewController
    ) -> Int32 {
        guard isDisplayAvailable else { return fail("there is no display to open a window on") }
        let simulator = Simulator(phone, environment: environment)
        let folder = pictures ?? URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
        guard let session = WindowSession(simulator, title: title, zoom: zoom, pictures: folder) else {
            return fail("the window could not be made")
        }
        simulator.show(content())
        session.run()
        return 0
    }

    private static func fail(_ message: String) -> Int32 {
        FileHandle.standardError.write(Data("\(message)\n".utf8))
        return 1
    }

    /// What somebody who watches the window wants to hear of.
    public enum Event: Equatable, Sendable {
        /// A frame was drawn; the stage stands there on the window's surface.
        case drawn(stage: CGRect)
        /// Nothing moves, and the window waits without using the processor: for a time that has been set, or for the
        /// person alone.
        case idle(isWaitingForTime: Bool)
    }

    /// Hears of what happens in the window.
    public static var observer: (@MainActor (Event) -> Void)?

    /// How many frames the display has asked for. It stands still while the window is idle.
    package internal(set) static var frameCount = 0
}
