import UIKit

/// The scroll view of a strip: a drag that begins on a tab scrolls, and the status bar leaves it alone.
@MainActor final class StripScrollView: UIScrollView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        scrollsToTop = false
        clipsToBounds = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func touchesShouldCancel(in view: UIView) -> Bool { true }
}
