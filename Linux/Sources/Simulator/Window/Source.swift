internal import CGTK

/// A source of GLib's main loop, removed when the owner goes.
@MainActor
final class Source {
    private let id: guint

    private init(id: guint) { self.id = id }

    isolated deinit { g_source_remove(id) }

    /// Calls `action` again and again whenever `descriptor` can be read.
    static func reading(_ descriptor: CInt, _ action: @escaping @MainActor () -> Void) -> Source {
        let handler = Handler<Void> { _ in
            action()
            return true
        }
        let callback: GUnixFDSourceFunc = { _, _, data in
            guard let data else { return 0 }
            let handler = Handler<Void>.from(data)
            return MainActor.assumeIsolated { handler(()) ? 1 : 0 }
        }
        return Source(
            id: g_unix_fd_add_full(
                G_PRIORITY_DEFAULT, descriptor, G_IO_IN, callback, handler.retained, releaseHandler))
    }

    /// Calls `action` once after a time, unless the source went before. The source stays valid, so that removing it is.
    static func after(_ seconds: Double, _ action: @escaping @MainActor () -> Void) -> Source {
        let handler = Handler<Void> { _ in
            action()
            return true
        }
        let callback: GSourceFunc = { data in
            guard let data else { return 0 }
            let handler = Handler<Void>.from(data)
            return MainActor.assumeIsolated { handler(()) ? 1 : 0 }
        }
        let milliseconds = guint(min(max(seconds, 0), 3600) * 1000) + 1
        return Source(
            id: g_timeout_add_full(G_PRIORITY_DEFAULT, milliseconds, callback, handler.retained, releaseHandler))
    }
}
