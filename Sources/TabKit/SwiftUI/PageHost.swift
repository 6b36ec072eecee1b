import SwiftUI

/// The controller of one page. Its view is updated in place, so that its state stays.
final class PageHost: UIHostingController<PageRoot>, TabPageProgressReceiving {
    var onProgress: (@MainActor (Double) -> Void)?

    override init(rootView: PageRoot) {
        super.init(rootView: rootView)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func tabPageDidMove(to progress: Double) {
        onProgress?(progress)
    }
}

/// The content of a page, in the environment of the tabs: a controller of its own would begin with an empty one.
struct PageRoot: View {
    let content: @MainActor () -> AnyView
    let environment: EnvironmentValues

    init(_ content: @escaping @MainActor () -> AnyView, in environment: EnvironmentValues) {
        self.content = content
        var environment = environment
        environment.tabPagesOptions.behavior = TabPagesOptions.Behavior()
        self.environment = environment
    }

    var body: some View {
        content().environment(\.self, environment)
    }
}
