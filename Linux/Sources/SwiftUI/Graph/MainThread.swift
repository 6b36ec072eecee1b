/// Runs work at once on the main thread, and in its next turn from elsewhere.
func onMainActor(_ work: @escaping @MainActor @Sendable () -> Void) {
    if isOnMainThread {
        MainActor.assumeIsolated(work)
    } else {
        Task { @MainActor in work() }
    }
}

/// Whether the running code is the main actor's.
///
/// In a program whose main function has ended in `dispatchMain`, another thread than the first serves the main queue.
var isOnMainThread: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) != nil }

/// Marks the main queue.
private let mainQueue: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
}()
