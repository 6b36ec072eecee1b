import Simulator
import TabKit
import UIKit

/// What it costs to make strips of more and more tabs and to show them.
@MainActor enum StripBenchmark {
    static func run() {
        var first: Double?
        for count in [5, 100, 1_000, 10_000, 100_000] {
            let items = (0..<count).map { TabItem(id: $0, title: "Chapter \($0 + 1)") }
            var (make, show) = (Double.infinity, Double.infinity)
            for _ in 0..<5 {
                let phone = Simulator(Phone(size: CGSize(width: 390, height: 100), scale: 2))
                var strip: TabStrip?
                make = min(
                    make, Stopwatch.measure { strip = TabStrip(style: .scrollable, items: items, selected: count / 2) })
                guard let strip else { return }
                let controller = UIViewController()
                strip.frame = CGRect(x: 0, y: 0, width: 390, height: 55)
                show = min(
                    show,
                    Stopwatch.measure {
                        controller.view.addSubview(strip)
                        phone.show(controller)
                    })
            }
            first = first ?? (make + show)
            print(
                "  \(count) tabs".padding(toLength: 28, withPad: " ", startingAt: 0)
                    + "\(Stopwatch.text(make + show))   made in\(Stopwatch.text(make))   shown in\(Stopwatch.text(show))"
                    + String(format: "   %.2f", (make + show) / (first ?? 1)))
        }
    }
}
