import SwiftUI

/// A view of SwiftUI inside a view of UIKit: as an indicator or an accessory of a strip.
final class HostedView: UIView {
    private let host: UIHostingController<AnyView>

    init(_ content: AnyView) {
        host = UIHostingController(rootView: content)
        super.init(frame: .zero)
        host.view.backgroundColor = .clear
        host.view.frame = bounds
        host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(host.view)
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

    /// Makes the view's controller a child of another one; `nil` when it is not needed any more.
    func join(_ owner: UIViewController?) {
        guard host.parent !== owner else { return }
        if host.parent != nil {
            host.willMove(toParent: nil)
            host.removeFromParent()
        }
        owner?.addChild(host)
        host.didMove(toParent: owner)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        host.sizeThatFits(in: size)
    }
}
