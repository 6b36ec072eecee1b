internal import CGTK
import Foundation

/// Lets Swift concurrency run inside GLib's loop: the main actor's jobs go to libdispatch's main queue, which nobody
/// else serves while GLib owns the main thread.
@MainActor
enum MainQueue {
    /// Serves the queue until the source goes.
    ///
    /// - Parameter then: called after every turn of the queue, when jobs may have changed something.
    static func serve(then: @escaping @MainActor () -> Void) -> Source {
        let descriptor = _dispatch_get_main_queue_handle_4CF()
        return Source.reading(descriptor) {
            // An eventfd: reading it resets it, so that the loop sleeps until the next job.
            var count: UInt64 = 0
            _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
            _dispatch_main_queue_callback_4CF(nil)
            then()
        }
    }
}
