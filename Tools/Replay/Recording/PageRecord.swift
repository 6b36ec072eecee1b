import TabKit
import UIKit

/// What can be seen of the pages.
@MainActor struct PageRecord {
    /// The controller whose children the pages are.
    let container: UIViewController
    let position: Double
    let log: PageLog
    /// The ids of the tabs, in order.
    let ids: [String]

    /// Ids in the order of the tabs; those of removed tabs come last, in the order in which they were made.
    private func ordered(_ some: [String]) -> [String] {
        let wanted = Set(some)
        let present = ids.filter(wanted.contains)
        return present + log.order.filter { wanted.contains($0) && !present.contains($0) }
    }

    private var children: [RecordingPage] { container.children.compactMap { $0 as? RecordingPage } }

    var format: Format {
        let width = Double(container.viewIfLoaded?.bounds.width ?? 0)
        // A bar has children whose views were never needed, or are out of the hierarchy, where there is no safe area.
        let shown = children.filter { $0.viewIfLoaded?.superview != nil }
        let insets = shown.map { page -> (String, Format) in
            let safe = page.view.safeAreaInsets
            return (page.id, .numbers([safe.top, safe.left, safe.bottom, safe.right].map { Double($0) }))
        }
        return .object([
            ("offset", .number(position * width)),
            ("width", .number(width)),
            ("children", .strings(ordered(children.map(\.id)))),
            ("loaded", .strings(ordered(log.alive.filter(\.isViewLoaded).map(\.id)))),
            ("appeared", .strings(ordered(log.alive.filter(\.isAppeared).map(\.id)))),
            (
                "calls",
                .object(
                    ordered(Array(log.calls.keys)).map { id in
                        (id, .numbers((log.calls[id] ?? []).map(Double.init)))
                    })
            ),
            ("made", .object(ordered(Array(log.made.keys)).map { ($0, .number(Double(log.made[$0] ?? 0))) })),
            ("alive", .strings(ordered(log.alive.map(\.id)))),
            ("insets", .object(ordered(insets.map(\.0)).compactMap { id in insets.first { $0.0 == id } })),
        ])
    }
}
