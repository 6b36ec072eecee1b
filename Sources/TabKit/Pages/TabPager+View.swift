import UIKit

extension TabPager {
    func setUpView() {
        view.clipsToBounds = true
        scrollView.delegate = self
        scrollView.fill(view.bounds)
        view.addSubview(scrollView)
        watcher.watch(scrollView)
    }

    /// Shows the selected page in the first size, and keeps the place in every other and in the other direction (laws 4
    /// and 12).
    func layOutView() {
        let size = view.bounds.size
        let isMirrored = scrollView.isMirrored
        guard size != laidOutSize || isMirrored != laidOutMirrored, size.width > 0, size.height > 0 else { return }
        laidOutSize = size
        laidOutMirrored = isMirrored
        layOutScrollView()
        if engine.isLaidOut {
            perform { $0.resized() }
        } else {
            perform { $0.layOut() }
            updateSystemPage()
        }
    }

    /// Gives the scroll view its frame; the pages follow with the next `resized`.
    private func layOutScrollView() {
        quietly { scrollView.fill(view.bounds) }
    }

    /// Axis or spacing have changed: the pages are laid out anew, in place.
    func layoutDidChange() {
        guard isViewLoaded, engine.isLaidOut else { return }
        layOutScrollView()
        perform { $0.resized() }
    }

    /// The scroll view hears of the direction after the pager, so the pages are placed with the layout.
    func directionDidChange() {
        viewIfLoaded?.setNeedsLayout()
    }

    /// Once for each change of the selected page: status bar, home indicator and bars go by it.
    func updateSystemPage() {
        guard systemPage != selected else { return }
        systemPage = selected
        setContentScrollView(selectedViewController?.contentScrollView(for: .top), for: .top)
        setContentScrollView(selectedViewController?.contentScrollView(for: .bottom), for: .bottom)
        setNeedsStatusBarAppearanceUpdate()
        setNeedsUpdateOfHomeIndicatorAutoHidden()
    }
}
