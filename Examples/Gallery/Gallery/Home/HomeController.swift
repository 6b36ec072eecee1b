import UIKit

/// The list of screens.
final class HomeController: UITableViewController {
    static let sections: [(title: String, screens: [GalleryScreen])] = [
        ("Tabs over Pages", [.media, .reader, .navigationBar]),
        ("Segments and Bars", [.event, .segments, .clinic, .player, .bars]),
        ("SwiftUI", [.sections, .labels, .bar, .liveSwiftUI]),
        ("Many Tabs", [.news, .automatic, .longTitles]),
        ("Everywhere", [.rightToLeft, .dark, .rules]),
        ("In the Hand", [.live]),
        ("First Apps", [.uikitExample, .swiftuiExample]),
    ]

    init() {
        super.init(style: .insetGrouped)
        title = "Gallery"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func numberOfSections(in tableView: UITableView) -> Int { Self.sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Self.sections[section].screens.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        Self.sections[section].title
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = ScreenCell.dequeue(from: tableView)
        cell.show(Self.sections[indexPath.section].screens[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let screen = Self.sections[indexPath.section].screens[indexPath.row]
        navigationController?.pushViewController(screen.makeController(), animated: true)
    }
}
