import UIKit

/// What a bar takes from the safe area of controllers, in addition to what the app has them take.
@MainActor final class BarRoom {
    private struct Share {
        weak var controller: UIViewController?
        var bottom: CGFloat
    }

    private var shares: [ObjectIdentifier: Share] = [:]

    /// Gives controllers their room; `bottom` may be negative, for a controller in a stack that the bar leaves.
    ///
    /// - Parameter keepsOthers: Whether controllers that are not named keep what they have, because they are still seen.
    func share(_ wanted: [(controller: UIViewController, bottom: CGFloat)], keepsOthers: Bool) {
        var rest = shares
        for (controller, bottom) in wanted {
            rest[ObjectIdentifier(controller)] = nil
            give(bottom, to: controller)
        }
        guard !keepsOthers else { return }
        for (id, share) in rest {
            if let controller = share.controller { give(0, to: controller) }
            shares[id] = nil
        }
    }

    private func give(_ bottom: CGFloat, to controller: UIViewController) {
        let id = ObjectIdentifier(controller)
        let old = shares[id].flatMap { $0.controller === controller ? $0.bottom : nil } ?? 0
        shares[id] = bottom == 0 ? nil : Share(controller: controller, bottom: bottom)
        if bottom != old { controller.additionalSafeAreaInsets.bottom += bottom - old }
    }
}
