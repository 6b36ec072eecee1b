/// One of the bars that show where the content is.
final class ScrollIndicator: UIView {
    static let thickness: CGFloat = 3
    static let margin: CGFloat = 3
    static let minimumLength: CGFloat = 36
    /// How short a bar gets when content is pulled beyond its edge.
    static let squeezedLength: CGFloat = 7

    var style = UIScrollView.IndicatorStyle.default {
        didSet { if style != oldValue { updateColor() } }
    }

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        alpha = 0
        layer.cornerRadius = Self.thickness / 2
        updateColor()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private func updateColor() {
        let black = UIColor(white: 0, alpha: 0.35)
        let white = UIColor(white: 1, alpha: 0.45)
        switch style {
        case .black: backgroundColor = black
        case .white: backgroundColor = white
        case .default: backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? white : black }
        }
    }

    /// Which part of a track stands for the visible part of the content; nil if all is visible.
    static func part(
        offset: CGFloat, range: ClosedRange<CGFloat>, visible: CGFloat, track: CGFloat
    ) -> (start: CGFloat, length: CGFloat)? {
        let way = range.upperBound - range.lowerBound
        guard way > 0, visible > 0, track.isFinite, track > squeezedLength else { return nil }
        var length = min(max(track * visible / (visible + way), minimumLength), track)
        let overshoot = max(range.lowerBound - offset, offset - range.upperBound, 0)
        length = max(length - overshoot, squeezedLength)
        let fraction = ((offset - range.lowerBound) / way).clamped(0, 1)
        return ((track - length) * fraction, length)
    }
}
