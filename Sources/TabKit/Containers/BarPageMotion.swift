import UIKit

/// How one page of a bar takes the place of another, after UIKit has exchanged them.
///
/// What moves are pictures over the real page, so that neither its place nor its safe area ever changes. They slide on a
/// row of slots, under one spring: a change in the middle of another goes on from where the pages are, with their speed.
@MainActor final class BarPageMotion {
    private let motion = PageMotion()
    private var stage: UIView?
    private var pictures: [Int: UIView] = [:]
    /// Where the page is that is selected.
    private var slot = 0
    private var location = 0.0
    /// 1 or, right to left, -1.
    private var direction: CGFloat = 1

    init() {
        motion.onFrame = { [weak self] location, _, isThere in
            self?.show(location)
            if isThere { self?.finish() }
        }
    }

    /// A picture of the page that is about to leave: the one that is on its way, or a new one.
    func picture(of view: UIView?) -> UIView? {
        if let picture = pictures[slot] { return picture }
        guard let view, view.window != nil else { return nil }
        return view.snapshotView(afterScreenUpdates: false)
    }

    /// Slides the new page in from one side, while the old one leaves at the other.
    func slide(from picture: UIView, to page: UIView, forwards: Bool, below bar: UIView, isMirrored: Bool) {
        guard let container = bar.superview, let new = page.snapshotView(afterScreenUpdates: true) else {
            return finish()
        }
        let stage = self.stage ?? makeStage(over: page, in: container, below: bar)
        direction = isMirrored ? -1 : 1
        place(picture, in: slot, on: stage)
        slot += forwards ? 1 : -1
        place(new, in: slot, on: stage)
        show(location)
        motion.move(from: .init(slot: location), to: .init(slot: Double(slot)), in: bar)
    }

    /// Fades from the old page to the new one.
    func fade(from picture: UIView, to page: UIView, below bar: UIView) {
        guard let container = bar.superview else { return }
        finish()
        picture.transform = .identity
        picture.isUserInteractionEnabled = false
        picture.accessibilityElementsHidden = true
        picture.frame = container.convert(page.bounds, from: page)
        container.insertSubview(picture, belowSubview: bar)
        UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .curveEaseInOut]) {
            picture.alpha = 0
        } completion: { _ in
            picture.removeFromSuperview()
        }
    }

    /// Shows the end of a slide.
    func finish() {
        motion.rest()
        stage?.removeFromSuperview()
        stage = nil
        pictures = [:]
        slot = 0
        location = 0
    }

    /// What hides the real page, which may be transparent, until the pictures are there.
    private func makeStage(over page: UIView, in container: UIView, below bar: UIView) -> UIView {
        let stage = UIView(frame: container.convert(page.bounds, from: page))
        stage.backgroundColor = container.backgroundColor ?? .systemBackground
        stage.isUserInteractionEnabled = false
        stage.accessibilityElementsHidden = true
        stage.clipsToBounds = true
        container.insertSubview(stage, belowSubview: bar)
        self.stage = stage
        return stage
    }

    private func place(_ picture: UIView, in slot: Int, on stage: UIView) {
        guard pictures[slot] !== picture else { return }
        pictures[slot]?.removeFromSuperview()
        pictures[slot] = picture
        picture.frame = stage.bounds
        stage.addSubview(picture)
    }

    private func show(_ location: Double) {
        self.location = location
        for (slot, view) in pictures {
            let way = CGFloat(Double(slot) - location) * view.bounds.width * direction
            view.transform = CGAffineTransform(translationX: way, y: 0)
        }
    }
}
