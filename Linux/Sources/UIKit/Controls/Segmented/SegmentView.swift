/// What a segment shows: a title or an image, in the middle.
@MainActor
final class SegmentView: UIView {
    let label = UILabel()
    let imageView = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        label.textAlignment = .center
        imageView.contentMode = .center
        addSubview(label)
        addSubview(imageView)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Known from iOS: an image is drawn as a template unless it says otherwise.
    func show(_ segment: Segment, font: UIFont, color: UIColor) {
        label.text = segment.image == nil ? segment.title : nil
        label.font = font
        label.textColor = color
        imageView.tintColor = color
        imageView.image = segment.image.map {
            $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: min(3, bounds.width / 2), dy: 0)
        imageView.frame = bounds
    }
}
