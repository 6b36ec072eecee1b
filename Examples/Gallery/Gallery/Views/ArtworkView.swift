import UIKit

/// Draws a cover.
final class ArtworkView: UIView {
    var artwork: Artwork {
        didSet { if artwork != oldValue { rebuild() } }
    }

    /// The height for a width of 1.
    private let aspect: CGFloat

    init(_ artwork: Artwork, aspect: CGFloat = 1, cornerRadius: CGFloat = 6) {
        self.artwork = artwork
        self.aspect = aspect
        super.init(frame: .zero)
        clipsToBounds = true
        isUserInteractionEnabled = false
        layer.cornerRadius = cornerRadius
        layer.cornerCurve = .continuous
        rebuild()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: (size.width * aspect).rounded())
    }

    private func rebuild() {
        for view in subviews { view.removeFromSuperview() }
        let colors = artwork.palette.colors
        backgroundColor = colors[0]
        for shape in artwork.shapes {
            let view = UIView()
            view.backgroundColor = colors[shape.color].withAlphaComponent(shape.alpha)
            view.layer.maskedCorners = shape.corners
            addSubview(view)
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (view, shape) in zip(subviews, artwork.shapes) {
            view.frame = frame(of: shape)
            view.layer.cornerRadius = shape.radius * bounds.width
        }
    }

    /// Places follow both sides of the cover. Sizes do as well, except that a circle stays a circle.
    private func frame(of shape: Artwork.Shape) -> CGRect {
        let (width, height) = (bounds.width, bounds.height)
        let unit = shape.frame
        let size = CGSize(width: unit.width * width, height: unit.height * (shape.isCircle ? width : height))
        return CGRect(
            x: unit.midX * width - size.width / 2, y: unit.midY * height - size.height / 2, width: size.width,
            height: size.height)
    }
}
