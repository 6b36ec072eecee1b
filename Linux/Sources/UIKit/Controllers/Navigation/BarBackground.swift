/// The background of a bar with the line at its edge.
@MainActor
final class BarBackground: UIView {
    private let line = UIView()
    private let lineAtTop: Bool

    init(lineAtTop: Bool) {
        self.lineAtTop = lineAtTop
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        addSubview(line)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ appearance: UIBarAppearance) {
        backgroundColor = appearance.fill
        line.backgroundColor = appearance.shadowColor
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // A third of a point on today's iPhones: one pixel.
        let height = 1 / max(traitCollection.displayScale, 1)
        line.frame = CGRect(
            x: 0, y: lineAtTop ? -height : bounds.height, width: bounds.width, height: height)
    }
}
