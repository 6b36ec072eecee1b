/// Where the main actor's code runs.
enum MainThread {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether this is the main actor's turn. In a program with an asynchronous `main`, as tests are, other threads than
    /// the first one serve its queue.
    static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) ?? false }
}

/// Runs work at once on the main thread, and in its next turn from elsewhere.
func onMainActor(_ work: @escaping @MainActor @Sendable () -> Void) {
    if MainThread.isCurrent {
        MainActor.assumeIsolated(work)
    } else {
        Task { @MainActor in work() }
    }
}
