import TabKit
import UIKit

/// Counts what becomes of pages, and writes down the calls of containment in order.
@MainActor final class Probe {
    private(set) var made: [String: Int] = [:]
    private(set) var loaded: [String] = []
    var calls: [String] = []

    func item(_ id: String, isEnabled: Bool = true) -> TabItem {
        TabItem(id: id, title: id.uppercased(), isEnabled: isEnabled) {
            self.made[id, default: 0] += 1
            return ProbePage(id: id, probe: self)
        }
    }

    func items(_ ids: String...) -> [TabItem] { ids.map { item($0) } }

    fileprivate func noteLoad(_ id: String) { loaded.append(id) }
}

@MainActor private final class ProbePage: UIViewController {
    private let id: String
    private let probe: Probe

    init(id: String, probe: Probe) {
        self.id = id
        self.probe = probe
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        probe.noteLoad(id)
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        probe.calls.append("\(id) willMove \(parent == nil ? "out" : "in")")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        probe.calls.append("\(id) didMove \(parent == nil ? "out" : "in")")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        probe.calls.append("\(id) willAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        probe.calls.append("\(id) didAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        probe.calls.append("\(id) willDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        probe.calls.append("\(id) didDisappear")
    }
}

extension UIViewController {
    /// Gives a controller without a window a size, and lays it out.
    func layOut(_ size: CGSize = CGSize(width: 390, height: 844)) {
        view.frame = CGRect(origin: .zero, size: size)
        view.setNeedsLayout()
        view.layoutIfNeeded()
    }

    /// What a container does for a child that comes on screen at once.
    func appear() {
        beginAppearanceTransition(true, animated: false)
        endAppearanceTransition()
    }
}
