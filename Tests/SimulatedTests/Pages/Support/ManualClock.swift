import Foundation

/// A clock that stands still until a test moves it.
final class ManualClock: Clock, @unchecked Sendable {
    struct Instant: InstantProtocol {
        var offset = Duration.zero
        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (a: Instant, b: Instant) -> Bool { a.offset < b.offset }
    }

    private struct Sleeper {
        var end: Instant
        var continuation: CheckedContinuation<Void, any Error>
    }

    // Everything below is guarded by the lock.
    private let lock = NSLock()
    private var time = Instant()
    private var nextID = 0
    private var sleepers: [Int: Sleeper] = [:]
    private var watchers: [CheckedContinuation<Void, Never>] = []

    var now: Instant { lock.withLock { time } }
    var minimumResolution: Duration { .zero }
    /// How many tasks wait for this clock.
    var sleeperCount: Int { lock.withLock { sleepers.count } }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let id = lock.withLock {
            nextID += 1
            return nextID
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let woken = lock.withLock {
                    guard !Task.isCancelled else { return watchers }
                    sleepers[id] = Sleeper(end: deadline, continuation: continuation)
                    defer { watchers = [] }
                    return watchers
                }
                if Task.isCancelled { cancel(id) }
                for watcher in woken { watcher.resume() }
            }
        } onCancel: {
            cancel(id)
        }
    }

    private func cancel(_ id: Int) {
        let sleeper = lock.withLock { sleepers.removeValue(forKey: id) }
        sleeper?.continuation.resume(throwing: CancellationError())
    }

    /// Waits until a task waits for this clock.
    func waitForSleeper() async {
        await withCheckedContinuation { continuation in
            let isThere = lock.withLock {
                if sleepers.isEmpty { watchers.append(continuation) }
                return !sleepers.isEmpty
            }
            if isThere { continuation.resume() }
        }
    }

    /// Wakes all whose time has come.
    func advance(by duration: Duration) {
        let due = lock.withLock {
            time = time.advanced(by: duration)
            let due = sleepers.filter { $0.value.end <= time }
            for id in due.keys { sleepers[id] = nil }
            return due.values
        }
        for sleeper in due { sleeper.continuation.resume() }
    }
}
