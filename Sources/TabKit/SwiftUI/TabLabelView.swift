import SwiftUI

/// The label of a tab as a view of SwiftUI, told of the tab's state.
final class TabLabelView: UIView, TabStateReceiving {
    var label: @MainActor (TabState) -> AnyView = { _ in AnyView(EmptyView()) }
    var environment = EnvironmentValues()

    private var state = TabState(selectedness: 0, isSelected: false, isEnabled: true)
    private let hosted = HostedView(AnyView(EmptyView()))

    init() {
        super.init(frame: .zero)
        hosted.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(hosted)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Makes the label's controller a child of another one; `nil` when it is not needed any more.
    func join(_ owner: UIViewController?) { hosted.join(owner) }

    func tabDidChange(to state: TabState) {
        guard state != self.state else { return }
        self.state = state
        update()
    }

    func update() {
        hosted.content = AnyView(label(state).environment(\.self, environment))
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { hosted.sizeThatFits(size) }
}
