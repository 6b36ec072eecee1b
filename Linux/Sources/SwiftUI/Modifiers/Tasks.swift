/// Runs a task while a view is on screen; with another id it begins anew.
struct TaskModifier<ID: Equatable>: ViewModifier {
    let id: ID
    let priority: TaskPriority
    let action: @isolated(any) @Sendable () async -> Void
    @State private var running = RunningTask()

    func body(content: Content) -> some View {
        content
            .onAppear { running.start(priority, action) }
            .onChange(of: id) { if running.isRunning { running.start(priority, action) } }
            .onDisappear { running.stop() }
    }
}

/// The task of one view.
@MainActor
final class RunningTask {
    private var task: Task<Void, Never>?

    nonisolated init() {}

    /// Whether the view is on screen; the task itself may have ended.
    var isRunning: Bool { task != nil }

    func start(_ priority: TaskPriority, _ action: @escaping @isolated(any) @Sendable () async -> Void) {
        task?.cancel()
        task = Task(priority: priority) { await action() }
    }

    func stop() {
        task?.cancel()
        task = nil
    }
}

extension View {
    /// Runs a task when the view comes on screen, and cancels it when the view leaves.
    public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: 0, priority: priority, action: action))
    }

    /// Runs a task as `task(priority:_:)` does; when the value is another, cancels it and runs it anew.
    public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: value, priority: priority, action: action))
    }
}
