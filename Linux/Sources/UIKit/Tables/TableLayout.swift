/// Where the rows, headers and footers of a table lie. A value; heights in, frames out.
struct TableLayout {
    struct Section {
        var header: CGFloat
        var footer: CGFloat
        /// The lower edges of the rows, from the section's first row's upper edge.
        private(set) var rowEnds: [CGFloat]
        fileprivate(set) var top: CGFloat = 0

        init(header: CGFloat, rows: [CGFloat], footer: CGFloat) {
            self.header = header
            self.footer = footer
            var end: CGFloat = 0
            rowEnds = rows.map { height in
                end += height
                return end
            }
        }

        var rowsTop: CGFloat { top + header }
        var rowsHeight: CGFloat { rowEnds.last ?? 0 }
        var bottom: CGFloat { rowsTop + rowsHeight + footer }
        var rowCount: Int { rowEnds.count }

        func rowSpan(_ row: Int) -> (top: CGFloat, height: CGFloat) {
            let start = row == 0 ? 0 : rowEnds[row - 1]
            return (rowsTop + start, rowEnds[row] - start)
        }

        /// The rows between two heights of the table. Complexity: O(log n).
        func rows(from minY: CGFloat, to maxY: CGFloat) -> Range<Int> {
            let first = firstIndex { $0 > minY - rowsTop }
            let last = firstIndex { $0 >= maxY - rowsTop }
            guard first < rowCount, maxY > rowsTop else { return 0..<0 }
            return first..<min(max(first, last + 1), rowCount)
        }

        private func firstIndex(where condition: (CGFloat) -> Bool) -> Int {
            var (low, high) = (0, rowEnds.count)
            while low < high {
                let middle = (low + high) / 2
                if condition(rowEnds[middle]) { high = middle } else { low = middle + 1 }
            }
            return low
        }
    }

    private(set) var sections: [Section]
    let width: CGFloat
    /// From the table's edge to the cards' edge, on both sides.
    let inset: CGFloat
    let tableHeader: CGFloat
    let tableFooter: CGFloat
    private(set) var height: CGFloat

    init(sections: [Section], width: CGFloat, inset: CGFloat, tableHeader: CGFloat, tableFooter: CGFloat) {
        self.width = width
        self.inset = inset
        self.tableHeader = tableHeader
        self.tableFooter = tableFooter
        self.sections = sections
        var y = tableHeader
        for index in sections.indices {
            self.sections[index].top = y
            y = self.sections[index].bottom
        }
        height = y + tableFooter
    }

    var rowWidth: CGFloat { max(0, width - 2 * inset) }

    func contains(_ path: IndexPath) -> Bool {
        sections.indices.contains(path.section) && path.row >= 0 && path.row < sections[path.section].rowCount
    }

    func row(at path: IndexPath) -> CGRect {
        guard contains(path) else { return .zero }
        let span = sections[path.section].rowSpan(path.row)
        return CGRect(x: inset, y: span.top, width: rowWidth, height: span.height)
    }

    func header(_ section: Int) -> CGRect {
        let item = sections[section]
        return CGRect(x: inset, y: item.top, width: rowWidth, height: item.header)
    }

    func footer(_ section: Int) -> CGRect {
        let item = sections[section]
        return CGRect(x: inset, y: item.bottom - item.footer, width: rowWidth, height: item.footer)
    }

    /// The rows that are in a rectangle, from top to bottom.
    func rows(in rect: CGRect) -> [IndexPath] {
        sections.indices.filter { sections[$0].bottom > rect.minY && sections[$0].top < rect.maxY }.flatMap { index in
            sections[index].rows(from: rect.minY, to: rect.maxY).map { IndexPath(row: $0, section: index) }
        }
    }
}
