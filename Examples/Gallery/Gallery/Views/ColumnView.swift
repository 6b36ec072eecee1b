import UIKit

/// Views below each other, as wide as reads well, in a view that scrolls.
final class ColumnView: UIScrollView {
    private struct Item {
        let view: UIView
        let gap: CGFloat
        let maximumWidth: CGFloat
    }

    private struct Layout: Equatable {
        var width: CGFloat
        var margins: UIEdgeInsets
        var textSize: UIContentSizeCategory
        var isRightToLeft: Bool
    }

    private var items: [Item] = []
    private var laidOut: Layout?
    private static let readableWidth: CGFloat = 620

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        alwaysBounceVertical = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Adds a view, as high as it wants to be.
    ///
    /// - Parameters:
    ///   - gap: The distance to the next one.
    ///   - maximumWidth: The greatest width; a narrower view is in the middle.
    ///   - isCentered: Whether a label's text is in the middle.
    func add(_ view: UIView, gap: CGFloat = 12, maximumWidth: CGFloat = .infinity, isCentered: Bool = false) {
        if isCentered { (view as? UILabel)?.textAlignment = .center }
        items.append(Item(view: view, gap: gap, maximumWidth: maximumWidth))
        addSubview(view)
        laidOut = nil
        setNeedsLayout()
    }

    /// Lays out anew, because a view wants another size.
    func setNeedsColumnLayout() {
        laidOut = nil
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // A scroll view is laid out in each frame of scrolling; texts are measured only when that can change them.
        let layout = Layout(
            width: bounds.width, margins: safeAreaInsets,
            textSize: traitCollection.preferredContentSizeCategory,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        guard layout != laidOut else { return }
        laidOut = layout
        arrange(in: bounds.width - safeAreaInsets.left - safeAreaInsets.right)
    }

    private func arrange(in room: CGFloat) {
        let width = max(0, min(room - 40, Self.readableWidth))
        let start = safeAreaInsets.left + (room - width) / 2
        var y: CGFloat = 20
        for item in items {
            let limit = min(width, item.maximumWidth)
            let height = item.view.sizeThatFits(CGSize(width: limit, height: .greatestFiniteMagnitude)).height
            item.view.frame = CGRect(x: start + (width - limit) / 2, y: y, width: limit, height: height.rounded(.up))
            y = item.view.frame.maxY + item.gap
        }
        contentSize = CGSize(width: bounds.width, height: y - (items.last?.gap ?? 0) + 32)
    }
}
