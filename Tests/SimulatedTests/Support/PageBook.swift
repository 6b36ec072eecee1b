import UIKit

/// Writes down what pages are told, and what is wrong with it.
@MainActor final class PageBook {
    enum Phase { case hidden, appearing, appeared, disappearing }

    /// Every call in order, as "b willAppear".
    private(set) var calls: [String] = []
    private(set) var problems: [String] = []
    private(set) var made: [String: Int] = [:]
    private var phases: [ObjectIdentifier: Phase] = [:]
    private var pages: [WeakPage] = []

    private struct WeakPage {
        weak var page: RecordingPage?
    }

    func page(_ id: String) -> RecordingPage {
        made[id, default: 0] += 1
        let page = RecordingPage(id: id, book: self)
        // A page at the same address must not inherit the story of one that is gone.
        phases[ObjectIdentifier(page)] = nil
        pages.removeAll { $0.page == nil }
        pages.append(WeakPage(page: page))
        return page
    }

    /// The pages that are not deallocated.
    var alive: [String] { pages.compactMap { $0.page?.id } }

    /// The pages between viewDidAppear and viewWillDisappear.
    var appeared: [String] {
        pages.compactMap { $0.page }.filter { phases[ObjectIdentifier($0)] == .appeared }.map(\.id)
    }

    /// The pages that were told something that is not finished.
    var unfinished: [String] {
        let finished: [Phase?] = [nil, .hidden, .appeared]
        return pages.compactMap { $0.page }.filter { !finished.contains(phases[ObjectIdentifier($0)]) }.map(\.id)
    }

    fileprivate func note(_ name: String, _ page: RecordingPage, from legal: [Phase], to phase: Phase) {
        calls.append("\(page.id) \(name)")
        let old = phases[ObjectIdentifier(page)] ?? .hidden
        if !legal.contains(old) { problems.append("law 15: \(page.id) is told \(name) while it is \(old)") }
        phases[ObjectIdentifier(page)] = phase
    }

    func forgetCalls() { calls = [] }
}

/// A page that has its appearance calls written down.
@MainActor final class RecordingPage: UIViewController {
    let id: String
    private let book: PageBook
    var layouts = 0
    var statusBarStyle = UIStatusBarStyle.default

    init(id: String, book: PageBook) {
        self.id = id
        self.book = book
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var preferredStatusBarStyle: UIStatusBarStyle { statusBarStyle }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layouts += 1
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        book.note("willAppear", self, from: [.hidden, .disappearing], to: .appearing)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        book.note("didAppear", self, from: [.appearing], to: .appeared)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        book.note("willDisappear", self, from: [.appearing, .appeared], to: .disappearing)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        book.note("didDisappear", self, from: [.disappearing], to: .hidden)
    }
}
