import Simulator
import Testing
import UIKit

@testable import TabKit

@Suite("A change of a bar's pages under a finger") @MainActor struct BarInteractiveTests {
    private final class Leader: UITabBarControllerDelegate {
        let animator = FadeAnimator()
        let interaction = UIPercentDrivenInteractiveTransition()
        var isOn = true

        func tabBarController(
            _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { isOn ? animator : nil }

        func tabBarController(
            _ tabBarController: UITabBarController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { isOn ? interaction : nil }
    }

    private enum Step {
        case select(Int)
        case update(CGFloat)
        case finish, cancel, wait
        case tap(Int)
        case off
    }

    private static let stories: [[Step]] = [
        [.select(1), .update(0.5), .finish, .wait, .wait],
        [.select(1), .update(0.5), .cancel, .wait, .wait],
        [.select(2), .update(0.9), .cancel, .select(1), .wait, .finish, .wait],
        [.tap(1), .update(0.3), .wait, .cancel, .wait, .wait, .tap(2), .finish, .wait, .wait],
        [.select(1), .update(0.4), .off, .select(0), .wait, .select(2), .wait],
        [.select(1), .finish, .off, .tap(0), .wait, .wait],
    ]

    @Test("tells children and leads the bar as UIKit's own does, finished or not", arguments: 0..<6)
    func sameCalls(_ index: Int) throws {
        var results: [[String]] = []
        for tabs in [UITabBarController(), TabBarController()] {
            let phone = Simulator(.iPhone16)
            let book = PageBook()
            let leader = Leader()
            tabs.viewControllers = ["a", "b", "c"].map { book.page($0) }
            tabs.delegate = leader
            phone.show(tabs)
            phone.advance(0.1)
            var lines: [String] = []
            for step in Self.stories[index] {
                switch step {
                case .select(let index): tabs.selectedIndex = index
                case .update(let fraction): leader.interaction.update(fraction)
                case .finish: leader.interaction.finish()
                case .cancel: leader.interaction.cancel()
                case .wait: phone.advance(0.4)
                case .tap(let index): phone.tap(CGPoint(x: 393 * (CGFloat(index) + 0.5) / 3, y: 790))
                case .off: leader.isOn = false
                }
                phone.advance(0)
                lines.append("\(step): \(book.calls), \(tabs.selectedIndex)")
                book.forgetCalls()
            }
            try phone.settle()
            lines.append("\(book.appeared), \(tabs.selectedIndex), \(book.problems)")
            results.append(lines)
            guard let own = tabs as? TabBarController else { continue }
            #expect(own.strip.selectedIndex == own.selectedIndex)
            #expect(own.strip.position == Double(own.selectedIndex))
        }
        #expect(results[0] == results[1])
    }

    @Test("that is cancelled is heard as two changes")
    func heard() throws {
        let phone = Simulator(.iPhone16)
        let book = PageBook()
        let leader = Leader()
        let tabs = TabBarController(items: ["a", "b"].map { book.item($0) })
        var changes: [String] = []
        tabs.onSelect = { changes.append("\($0.to?.base as? String ?? "") \($0.reason.rawValue)") }
        tabs.delegate = leader
        phone.show(tabs)
        phone.advance(0.1)
        tabs.select("b", animated: true)
        leader.interaction.update(0.5)
        leader.interaction.cancel()
        try phone.settle()
        #expect(changes == ["b code", "a code"])
        #expect(tabs.selected == AnyHashable("a"))
        #expect(tabs.selectedViewController?.view.alpha == 1)
    }
}
