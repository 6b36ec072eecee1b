import Simulator
import TabKit
import Testing
import UIKit

@Suite("The tap on the status bar") @MainActor struct ScrollsToTopTests {
    @Test("B50: is left to the list in the page")
    func onlyTheList() throws {
        let phone = Simulator(.iPhone16)
        let tabs = TabsController(
            style: .scrollable,
            items: ["Music", "Books", "Films"].map { title in
                TabItem(id: title, title: title) { UITableViewController(style: .plain) }
            })
        phone.show(tabs)
        try phone.tap(label: "Books")
        try phone.settle()
        let found = scrollViews(in: phone.window)
        #expect(found.count == 3, "the strip, the pages and the list")
        let listening = found.filter(\.scrollsToTop)
        #expect(listening.count == 1)
        #expect(listening.first === (tabs.selectedViewController as? UITableViewController)?.tableView)
    }

    private func scrollViews(in view: UIView) -> [UIScrollView] {
        let below = view.subviews.filter { !$0.isHidden }.flatMap { scrollViews(in: $0) }
        return ((view as? UIScrollView).map { [$0] } ?? []) + below
    }
}
