/// Presentations that have to wait, for another to go or for their view to come on screen.
@MainActor
enum PresentationQueue {
    private static var waiting: [() -> Void] = []

    static func wait(_ attempt: @escaping () -> Void) {
        waiting.append(attempt)
    }

    static func retry() {
        let due = waiting
        waiting = []
        for attempt in due { attempt() }
    }
}
