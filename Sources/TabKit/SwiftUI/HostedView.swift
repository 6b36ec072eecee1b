import SwiftUI

/// A view of SwiftUI inside a view of UIKit: as an indicator or an accessory of a strip.
final class HostedView: UIView {
    private let host: UIHostingController<AnyView>

    /// - Parameter owner: The controller that the view's becomes a child of.
    init(_ content: AnyView, owner: UIViewController?) {
        host = UIHostingController(rootView: content)
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

    var content: AnyView {
        get { host.rootView }
        set {
            host.rootView = newValue
            // It may be of another size now.
            superview?.setNeedsLayout()
        }
    }

    /// The view is not needed any more.
    func leave() {
        host.willMove(toParent: nil)
        host.removeFromParent()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        host.sizeThatFits(in: size)
    }
}
