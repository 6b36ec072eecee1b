import UIKit

/// A list of albums or books; a row opens its entry.
final class EntriesPage: UITableViewController {
    /// The form of the covers.
    enum Cover {
        case square, book

        var size: CGSize { self == .square ? CGSize(width: 56, height: 56) : CGSize(width: 48, height: 68) }
        var aspect: CGFloat { size.height / size.width }
    }

    private let entries: [Entry]
    private let cover: Cover

    init(_ entries: [Entry], cover: Cover) {
        self.entries = entries
        self.cover = cover
        super.init(style: .plain)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { entries.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = EntryCell.dequeue(from: tableView)
        cell.show(entries[indexPath.row], cover: cover)
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let detail = EntryPage(entries[indexPath.row], aspect: cover.aspect)
        navigationController?.pushViewController(detail, animated: true)
    }
}
