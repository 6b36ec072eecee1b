import UIKit

/// A form like a page of iOS's settings.
final class FormPage: UITableViewController {
    private let sections: [FormSection]

    init(_ sections: [FormSection]) {
        self.sections = sections
        super.init(style: .insetGrouped)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        updateVisibleCells()
    }

    private func row(at path: IndexPath) -> FormRow { sections[path.section].rows[path.row] }

    /// Brings what is seen up to date, because one row may change what others show.
    private func updateVisibleCells() {
        for path in tableView.indexPathsForVisibleRows ?? [] {
            (tableView.cellForRow(at: path) as? FormCell)?.update()
        }
    }

    // MARK: The table

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sections[section].footer
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = FormCell.dequeue(from: tableView)
        cell.show(row(at: indexPath)) { [weak self] in self?.updateVisibleCells() }
        return cell
    }

    override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        switch row(at: indexPath).kind {
        case .choice, .action: true
        case .toggle, .slider, .stepper: false
        }
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        switch row(at: indexPath).kind {
        case .choice(_, let select): select()
        case .action(let perform): perform()
        case .toggle, .slider, .stepper: return
        }
        updateVisibleCells()
    }
}
