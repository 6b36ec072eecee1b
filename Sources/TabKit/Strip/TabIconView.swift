import UIKit

/// The image of a tab, or two of them: one turns into the other when the tab is selected.
@MainActor final class TabIconView: UIView {
    private let normalView = UIImageView()
    /// Made when there is something to turn into.
    private lazy var selectedView = addImageView()
    private lazy var motion = TabIconMotion()
    private var isSelected = false
    private var images: (normal: UIImage?, selected: UIImage?)
    /// How far the image has become that of the selected tab: 0 to 1.
    private(set) var morph = 0.0

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        normalView.contentMode = .scaleAspectFit
        addSubview(normalView)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private func addImageView() -> UIImageView {
        let imageView = UIImageView()
        imageView.contentMode = .scaleAspectFit
        addSubview(imageView)
        setNeedsLayout()
        return imageView
    }

    /// Shows one image.
    func show(_ image: UIImage?) {
        if morph != 0 || images.selected != nil { endMorph() }
        if normalView.image != image { normalView.image = image }
    }

    /// Shows the image of one state and turns it into the other's, if `animation` says how.
    func show(normal: UIImage?, selected: UIImage?, isSelected: Bool, animation: TabIconAnimation?) {
        images = (normal, selected)
        if normalView.image != normal { normalView.image = normal }
        if selectedView.image != selected { selectedView.image = selected }
        let goal = isSelected ? 1.0 : 0
        let isChange = isSelected != self.isSelected
        self.isSelected = isSelected
        guard let animation, isChange else {
            if isChange { motion.stop() }
            if !motion.isRunning { show(morph: goal) }
            return
        }
        let start = morph
        // A change on the way back takes as long as there is way.
        let way = abs(goal - start)
        motion.run(
            TabIconAnimation(duration: animation.duration * way) { [weak self] _, fraction in
                let eased = fraction * fraction * (3 - 2 * fraction)
                self?.show(morph: start + (goal - start) * eased)
            }, on: self)
        if !motion.isRunning { show(morph: goal) }
    }

    /// Shows the end of a change that is under way.
    func finish() { motion.stop() }

    private func endMorph() {
        motion.stop()
        images = (nil, nil)
        isSelected = false
        show(morph: 0)
        selectedView.image = nil
    }

    /// Shows a moment: one image shrinks and fades away while the other grows and becomes opaque in its place.
    private func show(morph: Double) {
        self.morph = morph
        place(normalView, 1 - morph)
        place(selectedView, morph)
    }

    private func place(_ view: UIImageView, _ presence: Double) {
        let scale = 0.5 + 0.5 * presence
        view.alpha = presence
        view.transform = presence < 1 ? CGAffineTransform(scaleX: scale, y: scale) : .identity
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for case let view as UIImageView in subviews {
            view.bounds.size = bounds.size
            view.center = CGPoint(x: bounds.midX, y: bounds.midY)
        }
    }
}
