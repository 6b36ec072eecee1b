/// The one implementation of `UIViewControllerTransitionCoordinator`, for every transition of this UIKit.
@MainActor
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
    typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

    /// The controllers on both sides, where the transition has two.
    private(set) weak var from: UIViewController?
    private(set) weak var to: UIViewController?
    let transitionDuration: TimeInterval
    let initiallyInteractive: Bool
    let presentationStyle: UIModalPresentationStyle
    private(set) var isInteractive: Bool
    private(set) var isCancelled = false
    var percentComplete: CGFloat = 0
    private(set) var completionVelocity: CGFloat = 0
    private weak var container: UIView?
    private var hasRun = false
    private var hasFinished = false
    private var alongside: [Handler] = []
    private var completions: [Handler] = []
    private var interactionHandlers: [Handler] = []

    init(
        from: UIViewController? = nil, to: UIViewController? = nil, duration: TimeInterval, container: UIView?,
        presentationStyle: UIModalPresentationStyle = .none, interactive: Bool = false
    ) {
        self.from = from
        self.to = to
        self.transitionDuration = duration
        self.container = container
        self.presentationStyle = presentationStyle
        initiallyInteractive = interactive
        isInteractive = interactive
    }

    var isAnimated: Bool { transitionDuration > 0 }
    var isInterruptible: Bool { initiallyInteractive }
    var completionCurve: UIView.AnimationCurve { .easeInOut }
    var containerView: UIView { container ?? UIView() }
    var targetTransform: CGAffineTransform { .identity }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from
        case .to: to
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: from?.viewIfLoaded
        case .to: to?.viewIfLoaded
        default: nil
        }
    }

    func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
        guard !hasFinished else { return false }
        if let completion { completions.append(completion) }
        guard let animation else { return true }
        guard !hasRun else { return false }
        alongside.append(animation)
        return true
    }

    func animateAlongsideTransition(in view: UIView?, animation: Handler?, completion: Handler?) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    func notifyWhenInteractionChanges(_ handler: @escaping Handler) { interactionHandlers.append(handler) }

    /// Runs the app's animations; the caller stands in its animation block.
    func runAlongside() {
        guard !hasRun else { return }
        hasRun = true
        for animation in alongside { animation(self) }
        alongside = []
    }

    /// A finger has let go. The app's own animations run only if the transition goes on.
    ///
    /// DEVIATION: on iOS they follow the finger; here they start when it lifts.
    func endInteraction(cancelled: Bool, velocity: CGFloat) {
        isInteractive = false
        isCancelled = cancelled
        completionVelocity = velocity
        if cancelled { hasRun = true }
        for handler in interactionHandlers { handler(self) }
        interactionHandlers = []
    }

    func finish() {
        guard !hasFinished else { return }
        if !isCancelled { runAlongside() }
        hasFinished = true
        percentComplete = isCancelled ? 0 : 1
        for completion in completions { completion(self) }
        completions = []
    }
}
