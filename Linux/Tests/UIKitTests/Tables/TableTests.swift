import Testing

@testable import UIKit

/// A table of texts for tests.
@MainActor
final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections: [[String]]
    var headers: [String?]
    var made = 0
    var calls: [String] = []
    var actions: UISwipeActionsConfiguration?

    init(_ sections: [[String]], headers: [String?] = []) {
        self.sections = sections
        self.headers = headers
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? make()
        var content = cell.defaultContentConfiguration()
        content.text = sections[indexPath.section][indexPath.row]
        cell.contentConfiguration = content
        return cell
    }

    private func make() -> UITableViewCell {
        made += 1
        return UITableViewCell(style: .default, reuseIdentifier: "row")
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        headers.indices.contains(section) ? headers[section] : nil
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        calls.append("willSelect \(indexPath.row)")
        return indexPath
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        calls.append("didSelect \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        calls.append("didDeselect \(indexPath.row)")
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { actions }
}

/// UITableView. Apple's documentation where nothing else is said.
@MainActor
struct TableTests {
    private func make(_ style: UITableView.Style, _ source: Source, on stage: TouchStage) -> UITableView {
        let table = UITableView(frame: stage.window.bounds, style: style)
        table.dataSource = source
        table.delegate = source
        stage.add(table)
        return table
    }

    @Test func cellsAreMadeForVisibleRowsOnly() {
        let stage = TouchStage(size: CGSize(width: 390, height: 440))
        let source = Source([(0..<1000).map { "\($0)" }])
        let table = make(.plain, source, on: stage)
        #expect(table.contentSize.height == 44_000)
        #expect(table.visibleCells.count == 10)
        table.contentOffset.y = 4400
        stage.runtime.commit()
        #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 100, section: 0))
        #expect(source.made <= 21)
    }

    @Test func rowsOfAPlainTableLieBelowEachOther() {
        let stage = TouchStage(size: CGSize(width: 390, height: 440))
        let table = make(.plain, Source([["a", "b"], ["c"]]), on: stage)
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)) == CGRect(x: 0, y: 44, width: 390, height: 44))
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)) == CGRect(x: 0, y: 88, width: 390, height: 44))
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 90)) == IndexPath(row: 0, section: 1))
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 300)) == nil)
    }

    /// Known from iOS: 35 points above the first group, 17.67 + 17.67 between two; cards 16 points from the edge.
    @Test func cards() {
        let stage = TouchStage(size: CGSize(width: 390, height: 440))
        let table = make(.insetGrouped, Source([["a", "b", "c"], ["d"]]), on: stage)
        let first = table.rectForRow(at: IndexPath(row: 0, section: 0))
        #expect(first == CGRect(x: 16, y: 35, width: 358, height: 44))
        let second = table.rectForRow(at: IndexPath(row: 0, section: 1))
        #expect(abs(second.minY - (35 + 132 + 35.333)) < 0.01)
        let cells = table.visibleCells
        #expect(cells.map(\.layer.cornerRadius) == [10, 0, 10, 10])
        #expect(cells.map(\.showsSeparator) == [true, true, false, false])
    }

    @Test func longTextMakesARowHigher() {
        let stage = TouchStage(size: CGSize(width: 390, height: 440))
        let long = String(repeating: "many words ", count: 20)
        let table = make(.plain, Source([["a", long, "c"]]), on: stage)
        let height = table.rectForRow(at: IndexPath(row: 1, section: 0)).height
        #expect(height > 100)
        #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)).minY == 44 + height)
        #expect(table.contentSize.height == 88 + height)
    }

    @Test func tapSelects() {
        let stage = TouchStage(size: CGSize(width: 390, height: 440))
        let source = Source([["a", "b", "c"]])
        let table = make(.plain, source, on: stage)
        stage.tap(100, 20)
        #expect(source.calls == ["willSelect 0", "didSelect 0"])
        stage.tap(100, 60)
        #expect(source.calls.suffix(3) == ["willSelect 1", "didDeselect 0", "didSelect 1"])
        #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
        table.deselectRow(at: IndexPath(row: 1, section: 0), animated: true)
        #expect(table.indexPathForSelectedRow == nil && source.calls.count == 5, "by code nobody is told")
    }

    @Test func dragDoesNotSelect() {
        let stage = TouchStage(size: CGSize(width: 390, height: 440))
        let source = Source([(0..<50).map { "\($0)" }])
        let table = make(.plain, source, on: stage)
        stage.drag(from: CGPoint(x: 100, y: 300), by: CGPoint(x: 0, y: -10), steps: 10)
        stage.up()
        stage.settle()
        #expect(source.calls == [])
        #expect(table.contentOffset.y > 80)
        #expect(table.visibleCells.allSatisfy { !$0.isHighlighted })
    }

    /// Known from iOS: the header of a plain section sticks to the top.
    @Test func plainHeadersStick() throws {
        let stage = TouchStage(size: CGSize(width: 390, height: 440))
        let rows = (0..<20).map { "\($0)" }
        let table = make(.plain, Source([rows, rows], headers: ["One", "Two"]), on: stage)
        table.contentOffset.y = 200
        stage.runtime.commit()
        let header = try #require(table.headers[0])
        #expect(abs(header.frame.minY - 200) < 0.01)
        let end = table.rect(forSection: 0).maxY
        table.contentOffset.y = end - 10
        stage.runtime.commit()
        #expect(abs(header.frame.maxY - end) < 0.01)
    }

    @Test func scrollToRow() {
        let stage = TouchStage(size: CGSize(width: 390, height: 440))
        let table = make(.plain, Source([(0..<100).map { "\($0)" }]), on: stage)
        table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
        #expect(table.contentOffset.y == 2200)
        table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .top, animated: false)
        #expect(abs(table.contentOffset.y - (4400 - 440)) < 0.01)
    }

    @Test func swipeUncoversActions() {
        let stage = TouchStage(size: CGSize(width: 390, height: 440))
        let source = Source([["a", "b"]])
        var performed = 0
        source.actions = UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
                performed += 1
                done(true)
            }
        ])
        let table = make(.plain, source, on: stage)
        stage.drag(from: CGPoint(x: 300, y: 20), by: CGPoint(x: -10, y: 0), steps: 9)
        stage.up()
        stage.settle()
        #expect(table.swipe != nil && performed == 0)
        stage.tap(370, 20)
        #expect(performed == 1)
        stage.settle()
        #expect(table.swipe == nil)
        #expect(source.calls == [])
    }

    @Test func rightToLeftMirrorsRows() throws {
        let stage = TouchStage(size: CGSize(width: 390, height: 440))
        stage.runtime.environment.direction = .rightToLeft
        let table = make(.plain, Source([["a"]]), on: stage)
        let cell = try #require(table.visibleCells.first)
        cell.accessoryType = .disclosureIndicator
        stage.runtime.commit()
        let chevron = try #require(cell.subviews.first { $0 is UIImageView })
        #expect(abs(chevron.frame.minX - 16) < 0.01)
    }
}
