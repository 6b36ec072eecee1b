internal import CGTK
import UIKit

/// An open window: brings the display's frames and the person's input to a simulator, and its picture to the display.
@MainActor
final class WindowSession {
    let simulator: Simulator
    let stage: Stage
    let pictures: URL
    let title: String
    let window: Owned
    private let loop: OpaquePointer
    let chrome = ChromeNode()
    let zoom: CGFloat
    var inbox = Inbox()
    private var clock: WindowClock
    private var events: EventReader?
    private var queue: Source?
    private var alarm: Source?

    init?(_ simulator: Simulator, title: String, zoom: CGFloat?, pictures: URL) {
        let zoom = zoom.flatMap { $0.isFinite && $0 > 0 ? $0 : nil } ?? Monitor.zoom(toFit: simulator.phone.size)
        let size = simulator.phone.size
        guard let stage = Stage(naturalSize: CGSize(width: size.width * zoom, height: size.height * zoom)),
            let window = gtk_window_new(), let loop = g_main_loop_new(nil, 0)
        else { return nil }
        self.simulator = simulator
        self.stage = stage
        self.title = title
        self.pictures = pictures
        self.zoom = zoom
        // GTK keeps a toplevel's first reference for itself, until it is destroyed.
        g_object_ref(window)
        self.window = Owned(adopting: UnsafeMutableRawPointer(window))
        self.loop = loop
        clock = WindowClock(display: Self.displayTime, app: simulator.now)
        gtk_window_set_title(self.window.typed(), title)
        gtk_window_set_child(self.window.typed(), stage.widget.typed())
        connect()
        adapt(to: stage.naturalSize)
    }

    isolated deinit { g_main_loop_unref(loop) }

    /// Shows the window and serves it until it is closed.
    func run() {
        gtk_window_present(window.typed())
        gtk_widget_grab_focus(stage.widget.typed())
        wake()
        g_main_loop_run(loop)
        queue = nil
        alarm = nil
        events = nil
        gtk_window_destroy(window.typed())
    }

    func close() { g_main_loop_quit(loop) }

    private func connect() {
        stage.onDraw = { [weak self] in self?.draw($0) }
        stage.onResize = { [weak self] in self?.adapt(to: $0) }
        stage.onTick = { [weak self] in self?.tick($0) ?? false }
        stage.widget.connect(notify: "scale-factor") { [weak self] in
            guard let self else { return }
            adapt(to: stage.size)
        }
        window.connect(asking: "close-request") { [weak self] in
            self?.close()
            return true
        }
        events = EventReader(stage) { [weak self] in self?.receive($0) }
        queue = MainQueue.serve { [weak self] in self?.wake() }
    }

    /// The display's clock, the one that frames are timed by.
    private static var displayTime: TimeInterval { TimeInterval(g_get_monotonic_time()) / 1e6 }

    private var isMoving: Bool { !simulator.isIdle || simulator.runtime.needsDisplay }
    private var wantsFrames: Bool { isMoving || !inbox.isEmpty }

    private func catchUp(to display: TimeInterval) {
        let runtime = simulator.runtime
        runtime.advance(to: clock.time(at: display, current: runtime.now, isMoving: isMoving))
    }

    private func tick(_ display: TimeInterval) -> Bool {
        LiveWindow.frameCount += 1
        catchUp(to: display)
        deliverInput()
        if simulator.runtime.needsDisplay { stage.queueDraw() }
        if wantsFrames { return true }
        rest()
        return false
    }

    /// Something happened: frames are wanted again.
    func wake() {
        alarm = nil
        if wantsFrames { stage.startTicking() } else { rest() }
    }

    /// Sleeps until the next action that waits for its time.
    private func rest() {
        let runtime = simulator.runtime
        let due = runtime.nextActionTime
        LiveWindow.observer?(.idle(isWaitingForTime: due != nil))
        alarm = due.map { due in
            Source.after(due - runtime.now) { [weak self] in
                guard let self else { return }
                catchUp(to: Self.displayTime)
                wake()
            }
        }
    }
}
