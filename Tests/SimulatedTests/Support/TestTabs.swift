import Simulator
import UIKit

@testable import TabKit

extension PageBook {
    /// A tab with a recording page.
    func item(_ id: String, title: String? = nil, width: CGFloat? = nil, isEnabled: Bool = true) -> TabItem {
        var item = TabItem(id: id, title: title ?? "Tab \(id)", isEnabled: isEnabled) { self.page(id) }
        item.width = width
        return item
    }

    func tabs(_ ids: [String], style: TabStripStyle = .fixed) -> TabsController {
        TabsController(style: style, items: ids.map { item($0) })
    }
}

extension TabsController {
    var selectedID: String? { selected?.base as? String }
    var ids: [String] { items.compactMap { $0.id.base as? String } }
}

/// Counts which objects are still there.
@MainActor final class Traces {
    private final class Trace {
        weak var object: AnyObject?
        let name: String

        init(_ object: AnyObject) {
            self.object = object
            name = "\(type(of: object))"
        }
    }

    private var traces: [Trace] = []

    func add(_ objects: AnyObject...) { traces += objects.map { Trace($0) } }

    /// The types of those that live, each once.
    var alive: Set<String> { Set(traces.filter { $0.object != nil }.map(\.name)) }
    var aliveCount: Int { traces.count { $0.object != nil } }
}
