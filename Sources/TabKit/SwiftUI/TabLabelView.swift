import SwiftUI

/// The label of a tab as a view of SwiftUI, told of the tab's state.
final class TabLabelView: UIView, TabStateReceiving {
    var label: @MainActor (TabState) -> AnyView = { _ in AnyView(EmptyView()) } {
        didSet { update() }
    }
    var environment = EnvironmentValues() {
        didSet { update() }
    }

    private var state = TabState(selectedness: 0, isSelected: false, isEnabled: true)
    private let host = UIHostingController(rootView: AnyView(EmptyView()))

    /// - Parameter owner: The controller that the label's becomes a child of.
    init(owner: UIViewController?) {
        super.init(frame: .zero)
        owner?.addChild(host)
        host.view.backgroundColor = .clear
        host.view.frame = bounds
        host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(host.view)
        host.didMove(toParent: owner)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// The label is not needed any more.
    func leave() {
        host.willMove(toParent: nil)
        host.removeFromParent()
    }

    func tabDidChange(to state: TabState) {
        guard state != self.state else { return }
        self.state = state
        update()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        host.sizeThatFits(in: size)
    }

    private func update() {
        host.rootView = AnyView(label(state).environment(\.self, environment))
    }
}
