final class TextItem: ViewItem<UILabel> {
    var lineLimit: Int?
    /// The size of the whole text with all the room it likes, since the last update.
    private var ideal: CGSize?

    override func layoutDidBegin() { ideal = nil }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let single = max(view.font.lineHeight, 1)
        var lines = lineLimit ?? 0
        if let height = proposal.height, height.isFinite {
            // As many lines as there is room for; one at least.
            let fitting = max(Int((height / single + 0.01).rounded(.down)), 1)
            lines = lines == 0 ? fitting : min(lines, fitting)
        }
        let width = proposal.width.map { max($0, 0) } ?? .greatestFiniteMagnitude
        guard width >= 1 else { return CGSize(width: 0, height: single) }
        // Most texts are one line that fits, however much is offered.
        let ideal = ideal ?? view.textSize(fitting: .greatestFiniteMagnitude, lines: 0)
        self.ideal = ideal
        if ideal.width <= width, ideal.height < 1.5 * single { return ideal }
        let size = view.textSize(fitting: width.isFinite ? width : .greatestFiniteMagnitude, lines: lines)
        return CGSize(width: min(size.width, width), height: size.height)
    }

    override func guide(_ key: AlignmentKey, _ size: CGSize) -> CGFloat? {
        switch key {
        case VerticalAlignment.firstTextBaseline.key: view.font.ascender
        case VerticalAlignment.lastTextBaseline.key: size.height + view.font.descender
        default: nil
        }
    }
}
