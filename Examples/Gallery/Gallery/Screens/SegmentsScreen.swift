import TabKit
import UIKit

/// Segments of TabKit's own over child controllers, and their looks.
enum SegmentsScreen {
    @MainActor static func make() -> TabsController {
        TabsController(
            style: .segmented,
            items: [
                TabItem(id: "Looks", title: "Looks") { SegmentLooksPage() },
                TabItem(id: "Albums", title: "Albums") { EntriesPage(Entry.albums, cover: .square) },
                TabItem(id: "Films", title: "Films") { FilmsPage(Entry.films) },
            ])
    }
}
