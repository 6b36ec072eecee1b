import Simulator
import SwiftUI
import TabKit

/// What SwiftUI tabs cost: the first frame, a write of the selection, and how many bodies of pages it evaluates.
@MainActor enum BindingBenchmark {
    static func run() {
        var base: (first: Double, write: Double)?
        for count in [5, 100, 1_000] {
            let model = Model()
            var phone: Simulator?
            let first = Stopwatch.measure {
                let new = Simulator(Phone(size: CGSize(width: 390, height: 844), scale: 2))
                new.show(UIHostingController(rootView: Tabs(count: count, model: model)))
                _ = new.screenshot()
                phone = new
            }
            guard let phone else { continue }
            // Both pages have been there: what follows is a change of the selection and nothing else.
            for selection in [1, 0] { write(selection, model, phone) }
            model.bodies = 0
            var write = Double.infinity
            for _ in 0..<5 {
                write = min(
                    write, Stopwatch.measure { for step in 0..<50 { self.write((step + 1) % 2, model, phone) } } / 50)
            }
            base = base ?? (first, write)
            print(
                "  \(count) pages".padding(toLength: 28, withPad: " ", startingAt: 0)
                    + "first frame\(Stopwatch.text(first))" + String(format: " %6.2f", first / (base?.first ?? 1))
                    + "   write\(Stopwatch.text(write))" + String(format: " %6.2f", write / (base?.write ?? 1))
                    + "   bodies of 250 writes \(model.bodies)")
        }
    }

    private static func write(_ selection: Int, _ model: Model, _ phone: Simulator) {
        model.selection = selection
        phone.advance(0)
    }

    @Observable final class Model {
        var selection = 0
        @ObservationIgnored var bodies = 0

        func note() { bodies += 1 }
    }

    private struct Tabs: View {
        let count: Int
        @Bindable var model: Model

        var body: some View {
            TabPages(selection: $model.selection) {
                for index in 0..<count {
                    TabPage("Tab \(index)", value: index) { Page(index: index, model: model) }
                }
            }
            .tabStripStyle(.scrollable)
        }
    }

    private struct Page: View {
        let index: Int
        let model: Model

        var body: some View {
            let _ = model.note()
            VStack {
                Text("Page \(index)")
                Color.teal
            }
        }
    }
}
