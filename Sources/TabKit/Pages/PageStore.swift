import UIKit

/// The controllers of the pages, made when they are needed and kept until the engine lets go of them.
@MainActor struct PageStore {
    private var controllers: [AnyHashable: UIViewController] = [:]

    /// The controller of a page that has content, or `nil`.
    subscript(id: AnyHashable) -> UIViewController? { controllers[id] }

    /// The controller of a page, made by its item if need be.
    mutating func controller(for item: TabItem) -> UIViewController {
        if let controller = controllers[item.id] { return controller }
        let controller = item.content()
        controllers[item.id] = controller
        return controller
    }

    mutating func remove(_ id: AnyHashable) { controllers[id] = nil }
}
