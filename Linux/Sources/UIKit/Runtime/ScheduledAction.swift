/// An action that waits for its time; `Runtime.after(_:_:)` makes it.
@MainActor
package final class ScheduledAction {
    /// When it runs, on the runtime's clock.
    package let due: TimeInterval
    let sequence: Int
    private var action: (@MainActor () -> Void)?

    init(due: TimeInterval, sequence: Int, action: @escaping @MainActor () -> Void) {
        self.due = due
        self.sequence = sequence
        self.action = action
    }

    /// True until the action ran or was cancelled.
    package var isPending: Bool { action != nil }

    /// Takes the action back; what it holds is freed at once.
    package func cancel() {
        action = nil
    }

    func run() {
        let action = self.action
        self.action = nil
        action?()
    }
}
