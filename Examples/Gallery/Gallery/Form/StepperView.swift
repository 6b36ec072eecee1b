import UIKit

/// A number between two buttons, one for less and one for more.
final class StepperView: UIView {
    private let label = UILabel()
    private let less = UIButton(type: .system)
    private let more = UIButton(type: .system)
    private let plate = UIView()
    private let divider = UIView()
    private static let size = CGSize(width: 136, height: 32)
    private static let plateWidth: CGFloat = 94

    init(step: @escaping (Int) -> Void) {
        super.init(frame: CGRect(origin: .zero, size: Self.size))
        plate.backgroundColor = .tertiarySystemFill
        plate.layer.cornerRadius = 8
        plate.layer.cornerCurve = .continuous
        divider.backgroundColor = .separator
        label.textAlignment = .center
        label.font = .monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        label.textColor = .secondaryLabel
        set(less, "minus", "Less") { step(-1) }
        set(more, "plus", "More") { step(1) }
        for view in [label, plate, divider, less, more] { addSubview(view) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    var value = 0 {
        didSet { label.text = "\(value)" }
    }

    private func set(_ button: UIButton, _ symbol: String, _ name: String, action: @escaping () -> Void) {
        let configuration = UIImage.SymbolConfiguration(pointSize: 15, weight: .medium)
        button.setImage(UIImage(systemName: symbol, withConfiguration: configuration), for: .normal)
        button.tintColor = .label
        button.accessibilityLabel = name
        button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (width, height) = (bounds.width, bounds.height)
        let half = Self.plateWidth / 2
        let start = width - Self.plateWidth
        let frames: [(UIView, CGRect)] = [
            (label, CGRect(x: 0, y: 0, width: start - 8, height: height)),
            (plate, CGRect(x: start, y: 0, width: Self.plateWidth, height: height)),
            (less, CGRect(x: start, y: 0, width: half, height: height)),
            (more, CGRect(x: start + half, y: 0, width: half, height: height)),
            (divider, CGRect(x: start + half - 0.5, y: 8, width: 1, height: height - 16)),
        ]
        for (view, frame) in frames { view.frame = frame.mirrored(in: self) }
    }
}
