import Simulator
import UIKit

@testable import TabKit

/// A pager that fills a phone, and what happens in it.
@MainActor final class PagerStage {
    let phone = Simulator(.iPhone16)
    let book: PageBook
    let pager: TabPager
    /// Each change of the selection, as "a>b swipe".
    private(set) var changes: [String] = []
    /// Where the pages were at each report.
    private(set) var positions: [Double] = []
    private(set) var cancellations = 0

    /// - Parameters:
    ///   - tabs: Each character is a tab; one in upper case is disabled.
    ///   - page: Makes the page of a tab; without one it writes its calls into `book`.
    init(
        _ tabs: String, selected: String? = nil, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        page: ((String) -> UIViewController)? = nil
    ) {
        let book = PageBook()
        let items = tabs.map { tab in
            let id = tab.lowercased()
            return TabItem(id: id, title: id, isEnabled: tab.isLowercase) {
                page?(id) ?? book.page(id)
            }
        }
        self.book = book
        pager = TabPager(items: items, selected: selected)
        phone.direction = direction
        pager.onSelect = { [weak self] change in
            let names = [change.from, change.to].map { $0?.base as? String ?? "-" }
            self?.changes.append("\(names[0])>\(names[1]) \(change.reason)")
        }
        pager.onMove = { [weak self] in self?.positions.append($0) }
        pager.onCancel = { [weak self] in self?.cancellations += 1 }
    }

    /// Shows the pager as the root of the window.
    func show() { phone.show(pager) }

    /// Makes this stage's phone the current one, which it may not be after other tests have run.
    func wake() { _ = phone.now }

    var selected: String? { pager.selected?.base as? String }

    /// The pages in the hierarchy.
    var pages: [String] { pager.children.compactMap { ($0 as? RecordingPage)?.id } }

    func forget() {
        changes = []
        positions = []
    }

    /// A finger goes down in the middle and drags so far, once the drag has begun, and stays there.
    func pull(_ distance: CGFloat, axis: NSLayoutConstraint.Axis = .horizontal, from start: CGPoint? = nil) {
        let start = start ?? CGPoint(x: phone.phone.size.width / 2, y: phone.phone.size.height / 2)
        let way = distance + (distance < 0 ? -10 : 10)
        let end =
            axis == .horizontal
            ? CGPoint(x: start.x + way, y: start.y) : CGPoint(x: start.x, y: start.y + way)
        phone.touchDown(at: start)
        phone.touchMove(to: end, over: 0.2)
    }

    /// The finger that pulled is lifted at rest.
    func release() { phone.touchUp(velocity: .zero) }

    /// Pulls, lets go at rest and waits.
    func drag(_ distance: CGFloat, axis: NSLayoutConstraint.Axis = .horizontal) throws {
        pull(distance, axis: axis)
        release()
        try phone.settle()
    }

    /// Brings the page at the right (`.left`) or at the left (`.right`) in, with a quick finger.
    func swipe(_ direction: Simulator.Direction) throws {
        phone.swipe(direction)
        try phone.settle()
    }
}
