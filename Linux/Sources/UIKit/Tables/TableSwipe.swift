/// The actions that lie open beside one row.
@MainActor
final class TableSwipe {
    let path: IndexPath
    let configuration: UISwipeActionsConfiguration
    let buttons: [SwipeActionButton]
    /// Where the row stands: 0 closed, negative while actions at the right are open.
    var offset: CGFloat = 0
    /// Where it stood when the finger came.
    var start: CGFloat = 0
    let direction: CGFloat

    init(path: IndexPath, configuration: UISwipeActionsConfiguration, rightToLeft: Bool) {
        self.path = path
        self.configuration = configuration
        direction = rightToLeft ? 1 : -1
        buttons = configuration.actions.map { SwipeActionButton(action: $0) }
    }

    /// The width of all actions when they are open.
    var openWidth: CGFloat { buttons.reduce(0) { $0 + $1.naturalWidth } }
}

/// A button behind a row.
@MainActor
final class SwipeActionButton: UIControl {
    let action: UIContextualAction
    private let label = UILabel()
    private let imageView = UIImageView()

    init(action: UIContextualAction) {
        self.action = action
        super.init(frame: .zero)
        clipsToBounds = true
        backgroundColor = action.backgroundColor
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = action.title
        label.text = action.title
        label.textColor = .white
        label.font = .systemFont(ofSize: 17)
        imageView.image = action.image?.withRenderingMode(.alwaysTemplate)
        imageView.tintColor = .white
        label.isHidden = action.image != nil
        addSubview(label)
        addSubview(imageView)
    }

    required init?(coder: NSCoder) { nil }

    /// Known from iOS: 74 points, more if the title needs it.
    var naturalWidth: CGFloat {
        let wish = label.isHidden ? 0 : label.sizeThatFits(CGSize(width: 1000, height: 44)).width
        return max(74, wish + 30)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = label.sizeThatFits(CGSize(width: 1000, height: bounds.height))
        label.bounds.size = size
        label.center = CGPoint(x: bounds.midX, y: bounds.midY)
        imageView.bounds.size = imageView.image?.size ?? .zero
        imageView.center = label.center
    }
}
