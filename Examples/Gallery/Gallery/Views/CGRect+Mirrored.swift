import UIKit

extension CGRect {
    /// The rectangle as it lies in a view: as it is, or mirrored where one reads from the right.
    @MainActor func mirrored(in view: UIView) -> CGRect {
        guard view.effectiveUserInterfaceLayoutDirection == .rightToLeft else { return self }
        return CGRect(x: view.bounds.width - maxX, y: minY, width: width, height: height)
    }
}
