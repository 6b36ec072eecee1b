import TabKit
import UIKit

/// Tabs over lists with a title and a subtitle a row, as an app has them.
@MainActor enum BenchmarkPages {
    static func item(_ number: Int) -> TabItem {
        TabItem(id: number, title: "Chapter \(number + 1)") { ListPage(number: number) }
    }

    static func items(_ count: Int) -> [TabItem] { (0..<count).map(item) }

    static func tabs(_ items: [TabItem]) -> TabsController {
        // Somewhere in the middle, where the strip scrolls both ways.
        let selected = items.isEmpty ? nil : items[items.count / 2].id
        return TabsController(style: .scrollable, items: items, selected: selected)
    }

    /// The same tabs, given by their ids, of which those that are needed get an item.
    static func tabs(ids: [Int]) -> TabsController {
        TabsController(style: .scrollable, ids: ids, selected: ids.isEmpty ? nil : ids.count / 2, item: item)
    }
}

final class ListPage: UITableViewController {
    private let number: Int

    init(number: Int) {
        self.number = number
        super.init(style: .plain)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 60
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "row")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "row")
        var content = cell.defaultContentConfiguration()
        content.text = "Row \(indexPath.row + 1) of chapter \(number + 1)"
        content.secondaryText = "A line that says a little more about it"
        cell.contentConfiguration = content
        return cell
    }
}
