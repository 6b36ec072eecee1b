@testable import UIKit

/// The calls that several controllers got, in order.
@MainActor
final class Record {
    private(set) var calls: [String] = []

    func add(_ call: String) { calls.append(call) }

    /// What was written down since the last time.
    func take() -> [String] {
        defer { calls = [] }
        return calls
    }
}

/// A controller that writes its life down.
final class Recorder: UIViewController {
    let name: String
    let record: Record
    /// Whether layout and containment are written down as well.
    var isDetailed = false
    var forwards = true
    var scrollView: UIScrollView?
    var onWillAppear: (() -> Void)?

    init(_ name: String, _ record: Record) {
        self.name = name
        self.record = record
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ call: String) { record.add("\(name).\(call)") }

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }

    override func viewDidLoad() {
        super.viewDidLoad()
        if isDetailed { note("didLoad") }
        if let scrollView {
            scrollView.frame = view.bounds
            scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(scrollView)
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("willAppear")
        onWillAppear?()
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        if isDetailed { note("isAppearing") }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("didAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("willDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("didDisappear")
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        if isDetailed { note("willLayout") }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if isDetailed { note("didLayout") }
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        if isDetailed { note("willMove(\(parent == nil ? "nil" : "parent"))") }
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if isDetailed { note("didMove(\(parent == nil ? "nil" : "parent"))") }
    }
}

extension TouchStage {
    /// A phone with the safe area of an iPhone 16.
    static func phone() -> TouchStage {
        TouchStage(safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    }

    /// Shows a controller, and waits until it has appeared.
    func show(_ controller: UIViewController) {
        window.rootViewController = controller
        runtime.commit()
        advance(0.1)
    }
}
