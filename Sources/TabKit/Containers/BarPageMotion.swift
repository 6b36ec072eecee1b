import UIKit

/// How one page of a bar takes the place of another, after UIKit has exchanged them.
///
/// The page that left is a picture from here on; the one that came is the real one, and can be touched. Pages slide on a
/// row of slots, under one spring: a change in the middle of another goes on from where the pages are, with their speed.
@MainActor final class BarPageMotion {
    private let motion = PageMotion()
    private var pictures: [(view: UIView, slot: Int)] = []
    private weak var page: UIView?
    private var slot = 0
    private var location = 0.0
    /// 1 or, right to left, -1.
    private var direction: CGFloat = 1

    init() {
        motion.onFrame = { [weak self] location, isThere in
            self?.show(location)
            if isThere { self?.finish() }
        }
    }

    /// A picture of the page that is about to leave.
    func picture(of view: UIView?) -> UIView? {
        guard let view, view.window != nil else { return nil }
        let picture = view.snapshotView(afterScreenUpdates: false)
        picture?.isUserInteractionEnabled = false
        picture?.accessibilityElementsHidden = true
        return picture
    }

    /// Slides the new page in from one side, while the old one leaves at the other.
    func slide(from picture: UIView, to page: UIView, forwards: Bool, below bar: UIView, isMirrored: Bool) {
        guard let container = bar.superview else { return }
        self.page?.transform = .identity
        pictures.append((picture, slot))
        slot += forwards ? 1 : -1
        // Where the new page comes from there may be its own picture, still on its way out.
        for old in pictures where old.slot == slot { old.view.removeFromSuperview() }
        pictures.removeAll { $0.slot == slot }
        self.page = page
        direction = isMirrored ? -1 : 1
        picture.frame = container.convert(page.bounds, from: page)
        container.insertSubview(picture, belowSubview: bar)
        show(location)
        motion.move(from: location, to: slot, in: bar)
    }

    /// Fades from the old page to the new one.
    func fade(from picture: UIView, to page: UIView, below bar: UIView) {
        guard let container = bar.superview else { return }
        finish()
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
        for (view, _) in pictures { view.removeFromSuperview() }
        pictures = []
        page?.transform = .identity
        page = nil
        slot = 0
        location = 0
    }

    private func show(_ location: Double) {
        self.location = location
        func shift(_ slot: Int, of view: UIView) -> CGAffineTransform {
            CGAffineTransform(translationX: CGFloat(Double(slot) - location) * view.bounds.width * direction, y: 0)
        }
        for (view, slot) in pictures { view.transform = shift(slot, of: view) }
        if let page { page.transform = shift(slot, of: page) }
    }
}
