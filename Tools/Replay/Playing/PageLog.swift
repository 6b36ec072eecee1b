import UIKit

/// What the pages of a scenario have been through.
@MainActor final class PageLog {
    /// viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, by page.
    private(set) var calls: [String: [Int]] = [:]
    private(set) var made: [String: Int] = [:]
    /// The ids in the order in which their pages were made first.
    private(set) var order: [String] = []
    private var pages: [WeakPage] = []

    private struct WeakPage {
        weak var page: RecordingPage?
    }

    func page(_ id: String, title: String) -> RecordingPage {
        if made[id] == nil { order.append(id) }
        made[id, default: 0] += 1
        let page = RecordingPage(id: id, heading: title, log: self)
        pages.append(WeakPage(page: page))
        return page
    }

    func count(_ call: Int, of id: String) {
        calls[id, default: [0, 0, 0, 0]][call] += 1
    }

    /// The pages that are not deallocated.
    var alive: [RecordingPage] { pages.compactMap(\.page) }
}

/// A page that counts its appearance calls.
@MainActor final class RecordingPage: UIViewController {
    let id: String
    private let heading: String
    private let log: PageLog
    private let label = UILabel()

    init(id: String, heading: String, log: PageLog) {
        self.id = id
        self.heading = heading
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Between viewDidAppear and viewWillDisappear.
    private(set) var isAppeared = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.text = heading
        label.font = .systemFont(ofSize: 34, weight: .bold)
        view.addSubview(label)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = view.bounds.inset(by: view.safeAreaInsets)
        label.frame = CGRect(x: safe.minX + 20, y: safe.minY + 16, width: max(safe.width - 40, 0), height: 42)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log.count(0, of: id)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        isAppeared = true
        log.count(1, of: id)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        isAppeared = false
        log.count(2, of: id)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        log.count(3, of: id)
    }
}
