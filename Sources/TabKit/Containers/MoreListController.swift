import UIKit

/// The list of the tabs for which a bar has no room.
@MainActor final class MoreListController: UITableViewController {
    /// A row was chosen.
    var onChoose: (AnyHashable, SelectionReason) -> Void = { _, _ in }

    var items: [TabItem] = [] {
        didSet { if isViewLoaded { tableView.reloadData() } }
    }

    init() { super.init(style: .plain) }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "tab")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "tab", for: indexPath)
        let item = items[indexPath.row]
        var content = UIListContentConfiguration.valueCell()
        content.text = item.title.isEmpty ? item.accessibilityLabel : item.title
        content.secondaryText = item.badge.flatMap { badge in badge == .dot ? "●" : badge.text }
        content.secondaryTextProperties.color = .systemRed
        content.image = item.image
        content.imageProperties.reservedLayoutSize = CGSize(width: 28, height: 0)
        if !item.isEnabled {
            content.textProperties.color = .tertiaryLabel
            content.imageProperties.tintColor = .tertiaryLabel
        }
        cell.contentConfiguration = content
        // An action leads nowhere.
        cell.accessoryType = item.action == nil ? .disclosureIndicator : .none
        cell.isAccessibilityElement = true
        cell.accessibilityLabel = item.accessibilityLabel ?? item.title
        cell.accessibilityValue = item.badge?.text.flatMap { $0.isEmpty ? nil : $0 }
        cell.accessibilityTraits = item.isEnabled ? .button : [.button, .notEnabled]
        return cell
    }

    override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        items[indexPath.row].isEnabled
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let item = items[indexPath.row]
        if item.isEnabled { onChoose(item.id, .tap) }
    }
}
