import TabKit
import UIKit

/// A screen that is dark in a light app: it overrides the style for itself, and dresses the bar above it.
final class DarkScreen: TabsHost {
    init() {
        super.init(MediaScreen.make())
        overrideUserInterfaceStyle = .dark
        tabs.strip.tintColor = .systemYellow
        tabs.strip.style.titleColor.selected = .systemYellow
        let bar = UINavigationBarAppearance()
        bar.configureWithOpaqueBackground()
        bar.backgroundColor = .black
        bar.shadowColor = nil
        bar.titleTextAttributes = [.foregroundColor: UIColor.white]
        navigationItem.standardAppearance = bar
        navigationItem.scrollEdgeAppearance = bar
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var childForStatusBarStyle: UIViewController? { nil }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}
