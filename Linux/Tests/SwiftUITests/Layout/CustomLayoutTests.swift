import Simulator
import SwiftUI
import Testing

/// Layouts of an app.
@MainActor @Suite("Layouts of the app") struct CustomLayoutTests {
    private struct Weight: LayoutValueKey {
        static var defaultValue: CGFloat { 1 }
    }

    /// Shares a row by weights, and counts how often it has to look at its subviews anew.
    private struct Weighted: Layout {
        let log: Log

        struct Cache {
            var weights: [CGFloat]
        }

        func makeCache(subviews: Subviews) -> Cache {
            log.add("make")
            return Cache(weights: subviews.map { $0[Weight.self] })
        }

        func updateCache(_ cache: inout Cache, subviews: Subviews) {
            log.add("update")
            cache.weights = subviews.map { $0[Weight.self] }
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
        ) {
            let sum = cache.weights.reduce(0, +)
            var x = bounds.minX
            for (subview, weight) in zip(subviews, cache.weights) {
                let width = bounds.width * weight / sum
                subview.place(
                    at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
                    proposal: ProposedViewSize(width: width, height: bounds.height / 2))
                x += width
            }
        }
    }

    @Test func aLayoutPlacesByItsSubviewsValues() throws {
        let board = Board {
            Weighted(log: Log()) {
                Color.red
                Color.blue.layoutValue(key: Weight.self, value: 3)
            }
            .padding(.leading, 20)
        }
        #expect(try board.red == rect(20, 25, 20, 50))
        #expect(try board.blue == rect(40, 25, 60, 50))
    }

    @Test func aLayoutIsMirrored() throws {
        let board = Board(direction: .rightToLeft) {
            Weighted(log: Log()) {
                Color.red
                Color.blue.layoutValue(key: Weight.self, value: 3)
            }
        }
        #expect(try board.red.minX == 75)
        #expect(try board.blue.minX == 0)
    }

    @Test func aCacheIsMadeOnceAndUpdatedWithItsSubviews() throws {
        let (log, model) = (Log(), Model(CGFloat(1)))
        let board = Board {
            Stage(model: model) { weight in
                Weighted(log: log) {
                    Color.red
                    Color.blue.layoutValue(key: Weight.self, value: weight)
                }
            }
        }
        #expect(log.count("make") == 1)
        _ = log.take()
        model.value = 3
        board.phone.settled()
        #expect(try board.red.width == 25)
        #expect(log.take() == ["update"])
    }

    private struct Lazy: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 50, height: 50)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    @Test func aViewThatIsNotPlacedStandsInTheMiddle() throws {
        let board = Board { Lazy { Color.red.frame(width: 10, height: 10) } }
        #expect(try board.red == rect(45, 45, 10, 10))
    }

    private struct Asking: Layout {
        let log: Log
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let answers = [ProposedViewSize.zero, .unspecified, .infinity].map { subviews[0].sizeThatFits($0).width }
            log.add("\(answers)")
            return .zero
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    @Test func zeroAsksForTheLeastNothingForTheIdealAndNoEndForTheGreatestSize() {
        let log = Log()
        _ = Board {
            Asking(log: log) { Color.red.frame(minWidth: 5, idealWidth: 20, maxWidth: 70) }
        }
        #expect(log.entries.first == "[5.0, 20.0, 70.0]")
    }

    private struct Switching: View {
        let isRow: Bool
        var body: some View {
            let layout = isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
            layout {
                Tally(name: "A")
                Spacer(minLength: 0)
                Color.red.frame(width: 10, height: 10)
            }
        }
    }

    @Test func viewsKeepTheirStateInAnotherLayout() throws {
        let model = Model(true)
        let board = Board { Stage(model: model) { Switching(isRow: $0) } }
        try board.phone.tap(label: "A 0")
        #expect(try board.red.maxX == 100)
        model.value = false
        board.phone.settled()
        #expect(board.phone.accessibilityTree.map(\.label) == ["A 1"])
        #expect(try board.red.maxY == 100)
    }
}
