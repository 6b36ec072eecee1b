internal import CGTK

/// A closure on its way through C. GLib owns it: passed retained, released by the destroy notify.
@MainActor
final class Handler<Argument> {
    private let action: @MainActor (Argument) -> Bool

    init(_ action: @escaping @MainActor (Argument) -> Bool) { self.action = action }

    func callAsFunction(_ argument: Argument) -> Bool { action(argument) }

    var retained: gpointer { Unmanaged.passRetained(self).toOpaque() }

    nonisolated static func from(_ pointer: gpointer) -> Handler {
        Unmanaged<Handler>.fromOpaque(pointer).takeUnretainedValue()
    }
}

/// Gives back what ``Handler/retained`` took; the type of its argument doesn't matter for that.
let releaseHandler: GDestroyNotify = { pointer in
    guard let pointer else { return }
    Unmanaged<AnyObject>.fromOpaque(pointer).release()
}

extension Owned {
    /// Connects a signal without arguments, or a property's `notify`, for as long as the object lives.
    @MainActor
    func connect(notify property: String, _ action: @escaping @MainActor () -> Void) {
        let handler = Handler<Void> { _ in
            action()
            return false
        }
        typealias Thunk = @convention(c) (gpointer?, gpointer?, gpointer?) -> Void
        let thunk: Thunk = { _, _, data in
            guard let data else { return }
            let handler = Handler<Void>.from(data)
            MainActor.assumeIsolated { _ = handler(()) }
        }
        connect("notify::\(property)", unsafeBitCast(thunk, to: GCallback.self), handler.retained)
    }

    /// Connects a signal without arguments that asks for an answer.
    @MainActor
    func connect(asking signal: String, _ action: @escaping @MainActor () -> Bool) {
        let handler = Handler<Void> { _ in action() }
        typealias Thunk = @convention(c) (gpointer?, gpointer?) -> gboolean
        let thunk: Thunk = { _, data in
            guard let data else { return 0 }
            let handler = Handler<Void>.from(data)
            return MainActor.assumeIsolated { handler(()) ? 1 : 0 }
        }
        connect(signal, unsafeBitCast(thunk, to: GCallback.self), handler.retained)
    }

    /// Connects the `event` signal of a legacy event controller; the answer says whether the event was used.
    @MainActor
    func connect(events action: @escaping @MainActor (OpaquePointer) -> Bool) {
        let handler = Handler<OpaquePointer>(action)
        typealias Thunk = @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> gboolean
        let thunk: Thunk = { _, event, data in
            guard let data, let event else { return 0 }
            let handler = Handler<OpaquePointer>.from(data)
            nonisolated(unsafe) let borrowed = event
            return MainActor.assumeIsolated { handler(borrowed) ? 1 : 0 }
        }
        connect("event", unsafeBitCast(thunk, to: GCallback.self), handler.retained)
    }

    private func connect(_ signal: String, _ callback: GCallback, _ data: gpointer) {
        let release: GClosureNotify = { data, _ in releaseHandler(data) }
        g_signal_connect_data(pointer, signal, callback, data, release, GConnectFlags(rawValue: 0))
    }
}
