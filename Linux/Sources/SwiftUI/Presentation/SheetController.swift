/// A controller that is presented, and tells when it is gone, by whomever it was dismissed.
final class SheetController: ContentController {
    private let onGone: () -> Void
    private var isGoing = false

    init(onGone: @escaping () -> Void) {
        self.onGone = onGone
        super.init(rootView: AnyView(EmptyView()))
        let target = DismissAction.Target { [weak self] in self?.dismissSelf() }
        adapt = { environment in
            environment.dismiss = DismissAction(target)
            environment.isPresented = true
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func dismissSelf() {
        presentingViewController?.dismiss(animated: true)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        isGoing = false
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        isGoing = isBeingDismissed
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isGoing else { return }
        isGoing = false
        onGone()
    }
}
