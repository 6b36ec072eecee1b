import Simulator
import TabKit
import UIKit

/// What an edit and a selection cost, layout included, as the list grows.
@MainActor enum EditBenchmark {
    static func run() {
        var first: (edit: Double, select: Double)?
        for count in [5, 100, 1_000, 10_000, 100_000] {
            let phone = Simulator(Phone(size: CGSize(width: 390, height: 844), scale: 2))
            let tabs = BenchmarkPages.tabs(BenchmarkPages.items(count))
            phone.show(tabs)
            var (edit, select) = (Double.infinity, Double.infinity)
            for round in 0..<5 {
                edit = min(
                    edit,
                    Stopwatch.measure {
                        for step in 0..<50 {
                            let id = count + round * 50 + step
                            tabs.pager.insert(TabItem(id: id, title: "New \(id)"), at: (step * 37) % count)
                            phone.advance(0)
                            tabs.pager.remove(id)
                            phone.advance(0)
                        }
                    } / 100)
                select = min(
                    select,
                    Stopwatch.measure {
                        for step in 0..<50 {
                            tabs.select(count / 2 + step % 2)
                            phone.advance(0)
                        }
                    } / 50)
            }
            let (start, turn) = beginnings(count)
            first = first ?? (edit, select)
            print(
                "  \(count) tabs".padding(toLength: 28, withPad: " ", startingAt: 0)
                    + "edit\(Stopwatch.text(edit))" + String(format: " %6.2f", edit / (first?.edit ?? 1))
                    + "   select\(Stopwatch.text(select))" + String(format: " %6.2f", select / (first?.select ?? 1))
                    + "   first edit\(Stopwatch.text(start))   list turned round\(Stopwatch.text(turn))")
        }
    }

    /// What the first edit of a list costs, and another list, of the same tabs in the opposite order.
    private static func beginnings(_ count: Int) -> (edit: Double, turn: Double) {
        var (edit, turn) = (Double.infinity, Double.infinity)
        for _ in 0..<3 {
            let phone = Simulator(Phone(size: CGSize(width: 390, height: 844), scale: 2))
            let tabs = BenchmarkPages.tabs(BenchmarkPages.items(count))
            phone.show(tabs)
            edit = min(
                edit,
                Stopwatch.measure {
                    tabs.pager.remove(0)
                    phone.advance(0)
                })
            let items = Array(BenchmarkPages.items(count).reversed())
            turn = min(
                turn,
                Stopwatch.measure {
                    tabs.apply(items)
                    phone.advance(0)
                })
        }
        return (edit, turn)
    }
}
