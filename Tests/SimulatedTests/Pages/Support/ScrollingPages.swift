import UIKit

/// A page with a slider in its middle.
@MainActor final class SliderPage: UIViewController {
    let slider = UISlider()

    override func viewDidLoad() {
        super.viewDidLoad()
        slider.value = 0.5
        slider.frame = CGRect(x: 40, y: 400, width: 313, height: 34)
        view.addSubview(slider)
    }
}

/// A page with content that is larger than it.
@MainActor final class ScrollingPage: UIViewController {
    let scrollView = UIScrollView()
    private let factor: CGSize

    init(factor: CGSize) {
        self.factor = factor
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.contentInsetAdjustmentBehavior = .never
        view.addSubview(scrollView)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scrollView.frame = view.bounds
        scrollView.contentSize = CGSize(
            width: view.bounds.width * factor.width, height: view.bounds.height * factor.height)
    }
}

/// A list whose rows can be swiped open to the left.
@MainActor final class SwipeRowsPage: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
        ])
    }
}
