import UIKit

/// A segmented control shows the tabs of a pager: `pager.selector = segmentedControl` is all that an app writes.
///
/// ```swift
/// pager.selector = segmentedControl
/// pager.embed(in: contentView, of: self)
/// ```
///
/// The pager replaces the control's segments by one for each tab: with its title, or with its image if it has no title.
/// The control shows the selection, so its thumb moves when a swipe's finger lifts, and goes back when `shouldSelect`
/// refuses. As ever, it sends `.valueChanged` for the user's changes only. It has no place for badges and menus: where
/// tabs have them, take a ``TabStrip`` with ``TabStripStyle/segmented``.
extension UISegmentedControl: TabSelector {
    public func attach(to pager: TabPager?) {
        linkToPager(pager) { (control: UISegmentedControl, pager) in
            guard let id = pager.engine.tabs.id(at: control.selectedSegmentIndex) else { return }
            pager.choose(id, reason: .tap)
        }
        guard let pager else { return }
        removeAllSegments()
        for (index, item) in pager.items.enumerated() { insert(item, at: index, animated: false) }
        showSelection(of: pager)
    }

    public func tabsDidChange(in pager: TabPager, edit: TabEdit, updated: [AnyHashable]) {
        let isAnimated = window != nil
        for step in edit.steps {
            switch step {
            case .remove(_, let index):
                removeSegment(at: index, animated: isAnimated)
            case .insert(let id, let index):
                pager.item(for: id).map { insert($0, at: index, animated: isAnimated) }
            case .move(let id, let from, let to):
                removeSegment(at: from, animated: isAnimated)
                pager.item(for: id).map { insert($0, at: to, animated: isAnimated) }
            }
        }
        for id in updated + edit.toggled {
            if let item = pager.item(for: id), let index = pager.engine.tabs.index(of: id) { show(item, at: index) }
        }
        showSelection(of: pager)
    }

    public func pagerDidMove(_ pager: TabPager) { showSelection(of: pager) }

    public func reveal(_ id: AnyHashable, animated: Bool) {}

    private func insert(_ item: TabItem, at index: Int, animated: Bool) {
        insertSegment(withTitle: nil, at: index, animated: animated)
        show(item, at: index)
    }

    private func show(_ item: TabItem, at index: Int) {
        if item.title.isEmpty, let image = item.image {
            // An image of its own, since what VoiceOver says for a segment is the image's.
            let own = image.withRenderingMode(image.renderingMode)
            own.accessibilityLabel = item.accessibilityLabel
            setImage(own, forSegmentAt: index)
        } else {
            setTitle(item.title, forSegmentAt: index)
        }
        setWidth(item.width ?? 0, forSegmentAt: index)
        setEnabled(item.isEnabled, forSegmentAt: index)
    }

    private func showSelection(of pager: TabPager) {
        let index = pager.selectedIndex ?? UISegmentedControl.noSegment
        guard index != selectedSegmentIndex, index < numberOfSegments else { return }
        guard window != nil, !pager.isResting else {
            selectedSegmentIndex = index
            return
        }
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
            self.selectedSegmentIndex = index
            self.layoutIfNeeded()
        }
    }
}
