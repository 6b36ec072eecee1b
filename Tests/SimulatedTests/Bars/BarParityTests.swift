import Simulator
import Testing
import UIKit

@testable import TabKit

/// One tab bar controller on a phone, with everything that it tells.
@MainActor private final class Side {
    let phone = Simulator(.iPhone16)
    let tabs: UITabBarController
    private(set) var log: [String] = []
    private let book = PageBook()
    private lazy var delegate = BarDelegate { [unowned self] in log.append($0) }
    private var isCovered = false

    init(_ tabs: UITabBarController, animator: (any UIViewControllerAnimatedTransitioning)? = nil) {
        self.tabs = tabs
        tabs.viewControllers = ["a", "b", "c", "d"].map { id in
            let page = book.page(id)
            page.title = id
            return page
        }
        tabs.delegate = delegate
        delegate.animator = animator
    }

    func perform(_ event: Event) {
        switch event {
        case .tap(let index):
            let size = phone.phone.size
            phone.tap(
                CGPoint(x: size.width * (CGFloat(index) + 0.5) / 4, y: size.height - phone.phone.safeArea.bottom - 24))
        case .index(let index): tabs.selectedIndex = index
        case .controller(let index): tabs.selectedViewController = tabs.viewControllers?[index]
        case .refuse(let names): delegate.refused = names
        case .wait(let time): phone.advance(time)
        case .cover:
            isCovered.toggle()
            if isCovered { phone.cover() } else { phone.dismiss() }
        case .leave:
            if isCovered { perform(.cover) }
            phone.hide()
            phone.show(tabs)
        }
    }

    /// What was told since the last call.
    func take() -> [String] {
        defer {
            log = []
            book.forgetCalls()
        }
        return book.calls + log + ["selected \(tabs.selectedIndex)"] + book.problems
    }
}

private enum Event {
    case tap(Int)
    case index(Int)
    case controller(Int)
    case refuse(Set<String>)
    case wait(Double)
    case cover, leave

    static func random(_ generator: inout SeededGenerator) -> Event {
        let index = Int.random(in: 0...3, using: &generator)
        switch Int.random(in: 0...11, using: &generator) {
        case 0...4: return .tap(index)
        case 5, 6: return .index(Int.random(in: -1...5, using: &generator))
        case 7: return .controller(index)
        case 8: return .refuse(Set(["a", "b", "c", "d"].filter { _ in Bool.random(using: &generator) }))
        case 9: return .wait(Double.random(in: 0...0.5, using: &generator))
        case 10: return .cover
        default: return .leave
        }
    }
}

@Suite("A bar in place of UIKit's") @MainActor struct BarParityTests {
    @Test("tells children and delegate what UIKit's own tells them", arguments: 0..<40)
    func sameCalls(_ seed: Int) {
        let bar = TabBarController()
        bar.transition = [.none, .slide, .fade][seed % 3]
        compare(bar, seed: seed) { nil }
    }

    @Test("and the same with an animator of the delegate's", arguments: 100..<110)
    func sameCallsWithAnimator(_ seed: Int) {
        compare(TabBarController(), seed: seed) { FadeAnimator() }
    }

    private func compare(_ bar: TabBarController, seed: Int, animator: () -> FadeAnimator?) {
        let plain = Side(UITabBarController(), animator: animator())
        let own = Side(bar, animator: animator())
        plain.phone.show(plain.tabs)
        own.phone.show(own.tabs)
        #expect(plain.take() == own.take())
        var generator = SeededGenerator(seed: UInt64(seed))
        for step in 0..<40 {
            let event = Event.random(&generator)
            plain.perform(event)
            own.perform(event)
            let (expected, found) = (plain.take(), own.take())
            #expect(found == expected, "\(event), step \(step)")
            guard found == expected else { return }
            #expect(bar.strip.selectedIndex == bar.selectedIndex)
        }
    }
}
