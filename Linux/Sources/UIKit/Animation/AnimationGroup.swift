/// All that one animation block animates, which begins and ends together.
@MainActor
final class AnimationGroup {
    let timing: AnimationTiming
    let allowsUserInteraction: Bool
    let begin: TimeInterval

    /// Whether time changes what is seen. A property animator can hold its group.
    var isMoving = true

    /// Replaces the clock, for a property animator.
    private var progressSource: ((TimeInterval) -> Double)?
    /// Replaces the time since the beginning, for a transition under a finger.
    private var timeSource: ((TimeInterval) -> TimeInterval)?
    private var originals: [Original] = []
    private weak var runtime: Runtime?
    private var views: [WeakView] = []
    private var completion: ((Bool) -> Void)?
    private var ending: ScheduledAction?
    private var isWhole = true
    /// Whether old values are kept, because the group may have to go back.
    private let isScrubbed: Bool
    private(set) var hasEnded = false

    private struct WeakView {
        weak var view: UIView?
    }

    /// What a property was before the group changed it.
    private struct Original {
        weak var view: UIView?
        let key: AnimationKey
        let start: (state: ViewState, color: UIColor?)
        /// Where it was going, once the group was stopped on the way.
        var end: (state: ViewState, color: UIColor?)?
    }

    init(timing: AnimationTiming, allowsUserInteraction: Bool, runtime: Runtime) {
        self.timing = timing
        self.allowsUserInteraction = allowsUserInteraction
        self.runtime = runtime
        begin = runtime.now
        isScrubbed = AnimationScrubber.collecting != nil
    }

    /// False for repetitions without end, and for what an animator holds.
    var isFinite: Bool { progressSource == nil && timeSource == nil ? timing.total.isFinite : isMoving }

    var isEmpty: Bool { views.isEmpty }

    func progress(at now: TimeInterval) -> Double {
        if let progressSource { return progressSource(now) }
        if hasEnded { return 1 }
        return timing.progress(at: timeSource?(now) ?? now - begin)
    }

    func add(_ view: UIView) {
        guard !views.contains(where: { $0.view === view }) else { return }
        views.append(WeakView(view: view))
    }

    /// The block has run: the time begins.
    ///
    /// Apple's documentation: with no duration the completion comes at the next turn. A block that changed nothing
    /// completes at once.
    func start(completion: ((Bool) -> Void)?) {
        self.completion = completion
        guard let runtime else { return end(true) }
        guard !isEmpty else {
            if timing.duration > 0 { return end(true) }
            runtime.after(timing.delay) { self.end(true) }
            return
        }
        runtime.animations.append(self)
        if let scrubber = AnimationScrubber.collecting { return scrubber.take(self) }
        guard timing.total.isFinite else { return }
        ending = runtime.after(timing.total) { [weak self] in self?.end(true) }
    }

    /// The block will run, and something else than the clock says how far the group is.
    func startDriven(by source: @escaping (TimeInterval) -> Double) {
        progressSource = source
        isMoving = false
        runtime?.animations.append(self)
    }

    /// Something else than the clock says how much time has passed.
    func beDriven(by source: @escaping (TimeInterval) -> TimeInterval) {
        timeSource = source
        isMoving = false
    }

    /// Keeps a property's old value, for an animation that can go back.
    func remember(_ key: AnimationKey, of view: UIView, state: ViewState, color: UIColor?) {
        guard progressSource != nil || isScrubbed, !originals.contains(where: { $0.view === view && $0.key == key })
        else { return }
        originals.append(Original(view: view, key: key, start: (state, color)))
    }

    /// Makes the values of a position the model's.
    func adoptValues(of position: UIViewAnimatingPosition) {
        let shown = position == .current ? liveViews.map { ($0, $0.presentation) } : []
        for index in originals.indices {
            let original = originals[index]
            guard let view = original.view else { continue }
            if let current = shown.first(where: { $0.0 === view })?.1 {
                originals[index].end = (view.viewState, view.storedBackgroundColor)
                view.adopt(original.key, from: current, color: current.backgroundColor.map(UIColor.init(rgba:)))
            } else if position == .start {
                view.adopt(original.key, from: original.start.state, color: original.start.color)
            } else if position == .end, let end = original.end {
                view.adopt(original.key, from: end.state, color: end.color)
            }
        }
    }

    /// Some of the group's animations were removed or replaced in a view.
    func wasInterrupted(in view: UIView) {
        guard !hasEnded else { return }
        isWhole = false
        let isAlive = views.contains { entry in
            guard let view = entry.view else { return false }
            return view.dissolve?.group === self || view.animations.contains { $0.group === self }
        }
        guard !isAlive else { return }
        hasEnded = true
        ending?.cancel()
        runtime?.animations.removeAll { $0 === self }
        // Never inside the call that interrupted it.
        runtime?.after(0) { self.complete(false) }
    }

    /// Takes the animations away, so that the model shows, and tells the completion.
    func end(_ finished: Bool) {
        guard !hasEnded else { return }
        hasEnded = true
        ending?.cancel()
        runtime?.animations.removeAll { $0 === self }
        for entry in views { entry.view?.removeAnimations(of: self) }
        complete(finished && isWhole)
    }

    private func complete(_ finished: Bool) {
        let completion = self.completion
        self.completion = nil
        views = []
        ending = nil
        completion?(finished)
    }

    /// The next picture shows another moment.
    func invalidateViews() {
        for entry in views {
            guard let view = entry.view else { continue }
            view.storedSuperview?.setNeedsComposition()
            view.setNeedsComposition()
        }
    }

    /// The views that are still there.
    var liveViews: [UIView] { views.compactMap(\.view) }
}
