import UIKit

// With `TabStripStyle.stepsOnSwipe`, a swipe across the strip chooses the tab beside the selected one.
extension TabStrip {
    /// How far a finger has to go without a flick, in points.
    private static var stepDistance: CGFloat { 24 }

    /// The finger lifts: where the strip would go on to scroll, it stays, and a neighbour is chosen.
    ///
    /// - Parameter velocity: That of the content's offset, in points a millisecond.
    /// - Returns: Where the strip stops.
    func step(velocity: CGFloat) -> CGPoint {
        let offset = scrollView.contentOffset
        let way = offset.x - stepStart
        let isFlick = abs(velocity) > 0.2
        let forwards = isFlick ? velocity > 0 : way > 0
        let isMeant = isFlick ? velocity * way > 0 : abs(way) >= Self.stepDistance
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let tabs = source.engine.tabs
        let goal = tabs.selected.flatMap {
            forwards != isMirrored ? tabs.nextEnabled(after: $0) : tabs.previousEnabled(before: $0)
        }
        guard isMeant, let goal, choose(goal, reason: .swipe) else {
            // The scroll view goes on to where the selected tab has its place.
            return CGPoint(x: homeOffset, y: 0)
        }
        return offset
    }
}
