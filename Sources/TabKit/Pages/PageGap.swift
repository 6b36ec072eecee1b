import UIKit

/// What a page gets in addition to its safe area for the gap after it, which is where the edge of the safe area is: the
/// scroll view is longer than a page by the gap, and the page rests at the pager's edge all the same.
@MainActor struct PageGap {
    private struct Edge {
        /// What the app has the page add.
        var own: CGFloat?
        var given: CGFloat = 0

        /// The sum of both, with a new gap in place of the old one.
        mutating func sum(_ gap: CGFloat, now: CGFloat) -> CGFloat {
            // If it is not what was left there, the app has written something new.
            let base = own.flatMap { $0 + given == now ? $0 : nil } ?? now
            (own, given) = (base, gap)
            return base + gap
        }
    }

    private var right = Edge()
    private var bottom = Edge()

    /// Adds the gap to what the app adds, in place of the gap before.
    mutating func give(_ gap: UIEdgeInsets, to page: UIViewController) {
        var insets = page.additionalSafeAreaInsets
        insets.right = right.sum(gap.right, now: insets.right)
        insets.bottom = bottom.sum(gap.bottom, now: insets.bottom)
        if insets != page.additionalSafeAreaInsets { page.additionalSafeAreaInsets = insets }
    }

    /// Leaves the page with what the app adds.
    func take(from page: UIViewController) {
        var gap = self
        gap.give(.zero, to: page)
    }
}
