import UIKit

/// A white symbol on a coloured square with round corners, as in the list of iOS's settings.
final class SymbolTile: UIView {
    private let imageView = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 7
        layer.cornerCurve = .continuous
        imageView.tintColor = .white
        imageView.contentMode = .scaleAspectFit
        addSubview(imageView)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(_ image: UIImage?, on color: UIColor) {
        backgroundColor = color
        imageView.image = image?.withRenderingMode(.alwaysTemplate)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = bounds.insetBy(dx: bounds.width * 0.2, dy: bounds.height * 0.2)
    }
}
