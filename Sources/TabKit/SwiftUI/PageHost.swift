import SwiftUI

/// The controller of one page. Its view is updated in place, so that its state stays.
final class PageHost: UIHostingController<PageRoot>, TabPageProgressReceiving {
    var onProgress: (@MainActor (Double) -> Void)?

    private var isInSight = false
    /// What to show when the page comes in sight.
    private var waiting: PageRoot?

    override init(rootView: PageRoot) {
        super.init(rootView: rootView)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Shows something new: at once in sight, else when the page comes back.
    func show(_ root: PageRoot) {
        if isInSight { rootView = root } else { waiting = root }
    }

    override func viewWillAppear(_ animated: Bool) {
        isInSight = true
        if let waiting { rootView = waiting }
        waiting = nil
        super.viewWillAppear(animated)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        isInSight = false
    }

    func tabPageDidMove(to progress: Double) {
        onProgress?(progress)
    }
}

/// The content of a page, in the environment of the tabs: a controller of its own would begin with an empty one.
struct PageRoot: View {
    let content: @MainActor () -> AnyView
    let environment: EnvironmentValues

    var body: some View {
        content().environment(\.self, environment)
    }
}
