import Dispatch

/// Whether the running code may use what belongs to the main actor.
///
/// Without an app's run loop, as in a test, the main queue's work runs on any thread.
var isOnMainActor: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: MainQueueMark.key) == true
}

/// Runs work at once where the main actor runs, and in its next turn from elsewhere.
func onMainActor(_ work: @escaping @MainActor @Sendable () -> Void) {
    if isOnMainActor {
        MainActor.assumeIsolated(work)
    } else {
        Task { @MainActor in work() }
    }
}

private enum MainQueueMark {
    static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()
}
