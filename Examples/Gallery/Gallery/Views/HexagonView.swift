import UIKit

/// A symbol on a hexagon: the raised item of a bar.
final class HexagonView: UIView {
    private let shape = UIImageView(image: UIImage(systemName: "hexagon.fill"))
    private let symbol: UIImageView

    init(symbol name: String, color: UIColor, side: CGFloat) {
        symbol = UIImageView(image: UIImage(systemName: name)?.withRenderingMode(.alwaysTemplate))
        super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
        shape.image = shape.image?.withRenderingMode(.alwaysTemplate)
        shape.tintColor = color
        symbol.tintColor = .white
        for view in [shape, symbol] {
            view.contentMode = .scaleAspectFit
            addSubview(view)
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        shape.frame = bounds
        symbol.frame = bounds.insetBy(dx: bounds.width * 0.3, dy: bounds.height * 0.3)
    }
}
