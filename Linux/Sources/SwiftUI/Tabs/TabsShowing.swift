/// A container of UIKit that can show the pages of tabs.
@MainActor
protocol TabsShowing: UIViewController {
    /// Called when the person has chosen a page, by its index.
    var onSelect: (Int) -> Void { get set }

    init()

    /// Shows pages, and the one selected.
    func show(_ pages: [TabPage], selected: Int, in environment: EnvironmentValues, animated: Bool)
}
