import Simulator
import TabKit
import UIKit

/// Prints what happens to the tabs in the window and when the window rests, a line each, for a program that watches.
@MainActor final class Trace {
    /// The lines, for a help text.
    static let legend = """
          selected TITLE REASON: another tab was selected, by tap, swipe, key, ...
          reselected TITLE: the selected tab was chosen again
          cancelled: a swipe came back
          drawn X Y WIDTH HEIGHT: a frame was drawn; the place of the screen in the window
          strip X Y WIDTH HEIGHT: where the strip is at rest, in points on the screen
          settled POSITION X Y WIDTH HEIGHT: where the pages rest, and the selected page is
          rest: nothing moves any more
        The place of strip and page is said when it has changed.
        """

    private weak var root: UIViewController?
    /// What was said last of each place.
    private var told: [String: String] = [:]

    /// Watches the tabs in a controller and in its children, now and later.
    func watch(_ controller: UIViewController) {
        root = controller
        LiveWindow.observer = { [self] in hear($0) }
    }

    private func hear(_ event: LiveWindow.Event) {
        switch event {
        case .drawn(let stage):
            tabsInSight.forEach(follow)
            Console.print("drawn \(text(stage))")
        case .idle(isWaitingForTime: true):
            break
        case .idle(isWaitingForTime: false):
            tabsInSight.first.map(tellPlaces)
            Console.print("rest")
        }
    }

    /// The tabs on the screen, from the outside in.
    private var tabsInSight: [TabsController] {
        var found: [TabsController] = []
        var controllers = root.map { [$0] } ?? []
        while let controller = controllers.popLast() {
            if let tabs = controller as? TabsController { found.append(tabs) }
            controllers += controller.children.filter { $0.viewIfLoaded?.window != nil }
        }
        return found
    }

    /// Listens, where nobody does yet.
    private func follow(_ tabs: TabsController) {
        let pager = tabs.pager
        let title = { [weak pager] (id: AnyHashable?) in pager?.items.first { $0.id == id }?.title ?? "nothing" }
        if pager.onSelect == nil {
            pager.onSelect = { Console.print("selected \(title($0.to)) \($0.reason.rawValue)") }
        }
        if pager.onReselect == nil { pager.onReselect = { Console.print("reselected \(title($0))") } }
        if pager.onCancel == nil { pager.onCancel = { Console.print("cancelled") } }
    }

    private func tellPlaces(of tabs: TabsController) {
        guard tabs.pager.isResting else { return }
        tell("strip", tabs.strip.superview == nil ? nil : text(place(of: tabs.strip)))
        let position = Int(exactly: tabs.pager.position).map(String.init) ?? "\(tabs.pager.position)"
        tell("settled", (tabs.selectedViewController?.viewIfLoaded).map { "\(position) \(text(place(of: $0)))" })
    }

    private func tell(_ name: String, _ news: String?) {
        guard told[name] != news else { return }
        told[name] = news
        if let news { Console.print("\(name) \(news)") }
    }

    private func place(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    private func text(_ rect: CGRect) -> String {
        [rect.minX, rect.minY, rect.width, rect.height].map { "\(Int($0.rounded()))" }.joined(separator: " ")
    }
}
