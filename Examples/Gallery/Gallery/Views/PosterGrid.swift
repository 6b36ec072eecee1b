import UIKit

/// Posters in rows, in a view that scrolls.
final class PosterGrid: UIScrollView {
    private struct Layout: Equatable {
        var size: CGSize
        var safeArea: UIEdgeInsets
        var textSize: UIContentSizeCategory
        var isRightToLeft: Bool
    }

    private let posters: [PosterView]
    private var laidOut: Layout?
    private static let margin: CGFloat = 20
    private static let gap: CGFloat = 16
    private static let leastWidth: CGFloat = 150

    init(_ posters: [PosterView]) {
        self.posters = posters
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        alwaysBounceVertical = true
        posters.forEach(addSubview)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// A drag that begins on a poster scrolls.
    override func touchesShouldCancel(in view: UIView) -> Bool { true }

    override func layoutSubviews() {
        super.layoutSubviews()
        let layout = Layout(
            size: bounds.size, safeArea: safeAreaInsets,
            textSize: traitCollection.preferredContentSizeCategory,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        guard layout != laidOut else { return }
        laidOut = layout
        arrange(in: bounds.width - safeAreaInsets.left - safeAreaInsets.right - 2 * Self.margin)
    }

    private func arrange(in room: CGFloat) {
        let columns = max(1, Int((room + Self.gap) / (Self.leastWidth + Self.gap)))
        let width = max(0, ((room + Self.gap) / CGFloat(columns) - Self.gap).rounded(.down))
        var y = Self.margin
        for first in stride(from: 0, to: posters.count, by: columns) {
            let row = posters[first..<min(first + columns, posters.count)]
            let heights = row.map { $0.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height }
            for (column, (poster, height)) in zip(row, heights).enumerated() {
                let x = safeAreaInsets.left + Self.margin + CGFloat(column) * (width + Self.gap)
                poster.frame = CGRect(x: x, y: y, width: width, height: height).mirrored(in: self)
            }
            y += (heights.max() ?? 0) + Self.gap
        }
        contentSize = CGSize(width: bounds.width, height: y + Self.margin - Self.gap)
    }
}
