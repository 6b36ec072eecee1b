@testable import UIKit

extension UIView {
    /// Where the view is seen in its window just now.
    var presentationRect: CGRect {
        var rect = CGRect(origin: .zero, size: presentation.bounds.size)
        var view: UIView? = self
        while let current = view, !(current is UIWindow) {
            let seen = current.presentation
            rect.origin.x += seen.position.x - seen.bounds.width / 2 - seen.bounds.minX + seen.transform.tx
            rect.origin.y += seen.position.y - seen.bounds.height / 2 - seen.bounds.minY + seen.transform.ty
            view = current.superview
        }
        return rect
    }

    /// How opaque the view is seen just now.
    var presentationAlpha: Double { presentation.opacity }
}
