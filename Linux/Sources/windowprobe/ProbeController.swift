import Simulator

/// A button over a list that scrolls. It tells of taps, scrolling, keys, its size and jobs of the main actor.
final class ProbeController: UIViewController, UIScrollViewDelegate {
    private let scroll = UIScrollView()
    private let button = UIButton(type: .system)
    private var taps = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        button.setTitle("Tap", for: .normal)
        button.backgroundColor = .systemFill
        button.addAction(UIAction { [weak self] _ in self?.tapped() }, for: .primaryActionTriggered)
        view.addSubview(button)
        scroll.delegate = self
        for row in 0..<40 {
            let label = UILabel(frame: CGRect(x: 20, y: row * 50, width: 300, height: 50))
            label.text = "Row \(row)"
            scroll.addSubview(label)
        }
        view.addSubview(scroll)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        button.frame = CGRect(x: 100, y: 100, width: 120, height: 44)
        scroll.frame = CGRect(x: 0, y: 200, width: view.bounds.width, height: max(view.bounds.height - 200, 0))
        scroll.contentSize = CGSize(width: view.bounds.width, height: 2000)
        say("size", view.bounds.width, view.bounds.height)
    }

    override var canBecomeFirstResponder: Bool { true }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    private func tapped() {
        taps += 1
        say("tapped", CGFloat(taps))
        // A job of the main actor that changes the screen: the window has to notice both.
        Task {
            await Task.yield()
            button.setTitle("Tapped", for: .normal)
            say("task")
        }
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key else { return super.pressesBegan(presses, with: event) }
        say("key", CGFloat(key.keyCode.rawValue), CGFloat(key.modifierFlags.rawValue))
        say("frames", CGFloat(LiveWindow.frameCount))
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        say("lifted", scrollView.contentOffset.y)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        say("rested", scrollView.contentOffset.y)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        say("scrolled", scrollView.contentOffset.y)
    }
}
