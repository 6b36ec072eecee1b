import SwiftUI

/// Shows the sections under a navigation bar with white on it, as the strip goes on behind that.
final class SectionTabsController: UIHostingController<SectionTabs> {
    private var usual: (appearance: UINavigationBarAppearance, edge: UINavigationBarAppearance?, tint: UIColor?)?

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let bar = navigationController?.navigationBar, usual == nil else { return }
        usual = (bar.standardAppearance, bar.scrollEdgeAppearance, bar.tintColor)
        let appearance = UINavigationBarAppearance()
        appearance.configureWithTransparentBackground()
        appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
        bar.standardAppearance = appearance
        bar.scrollEdgeAppearance = appearance
        bar.tintColor = .white
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        guard let bar = navigationController?.navigationBar, let usual else { return }
        bar.standardAppearance = usual.appearance
        bar.scrollEdgeAppearance = usual.edge
        bar.tintColor = usual.tint
        self.usual = nil
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}
