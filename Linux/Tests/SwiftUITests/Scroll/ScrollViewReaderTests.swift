import Simulator
import SwiftUI
import Testing
import UIKit

@MainActor @Suite("ScrollViewReader") struct ScrollViewReaderTests {
    @Observable final class Model {
        var target = 0
        var isAnimated = false
        var anchor: UnitPoint?
        var goesAnyway = 0
    }

    /// The reader stands inside of the scroll view, as the ids do.
    private struct Strip: View {
        let model: Model

        var body: some View {
            ScrollView(.horizontal) {
                ScrollViewReader { proxy in
                    HStack(spacing: 0) {
                        ForEach(0..<20, id: \.self) { Text("\($0)").frame(width: 60, height: 52) }
                    }
                    .onChange(of: model.target) { target in
                        if model.isAnimated {
                            withAnimation { proxy.scrollTo(target, anchor: model.anchor) }
                        } else {
                            proxy.scrollTo(target, anchor: model.anchor)
                        }
                    }
                }
            }
        }
    }

    private func show(_ direction: UITraitEnvironmentLayoutDirection = .leftToRight) throws -> (
        Simulator, Model, UIScrollView
    ) {
        let phone = Simulator()
        phone.direction = direction
        let model = Model()
        phone.show(UIHostingController(rootView: Strip(model: model)))
        return (phone, model, try #require(phone.scrollView))
    }

    @Test func withoutAnAnchorItMovesNoFartherThanIsNeeded() throws {
        let (phone, model, scrollView) = try show()
        model.target = 3
        try phone.settle()
        #expect(scrollView.contentOffset.x == 0)
        model.target = 8
        try phone.settle()
        #expect(scrollView.contentOffset.x == 147)
        model.target = 2
        try phone.settle()
        #expect(scrollView.contentOffset.x == 120)
    }

    @Test func anAnchorComesToLieOnTheSamePointOfTheViewAsFarAsContentReaches() throws {
        let (phone, model, scrollView) = try show()
        model.anchor = .center
        model.target = 8
        try phone.settle()
        #expect(abs(scrollView.contentOffset.x - (510 - 196.5)) < 0.5)
        model.target = 19
        try phone.settle()
        #expect(scrollView.contentOffset.x == 807)
        model.anchor = .leading
        model.target = 4
        try phone.settle()
        #expect(scrollView.contentOffset.x == 240)
    }

    @Test func itIsAnimatedInWithAnimationOnly() throws {
        let (phone, model, scrollView) = try show()
        model.target = 19
        phone.advance(0.02)
        #expect(scrollView.contentOffset.x == 807)
        model.isAnimated = true
        model.target = 0
        phone.advance(0.1)
        #expect(scrollView.contentOffset.x > 0 && scrollView.contentOffset.x < 807)
        try phone.settle()
        #expect(scrollView.contentOffset.x == 0)
    }

    @Test func fromRightToLeftItFindsTheSameViews() throws {
        let (phone, model, scrollView) = try show(.rightToLeft)
        model.target = 8
        try phone.settle()
        #expect(scrollView.contentOffset.x == 660)
        model.anchor = .leading
        model.target = 4
        try phone.settle()
        #expect(scrollView.contentOffset.x == 567)
    }

    private struct Growing: View {
        @State private var count = 5

        var body: some View {
            ScrollViewReader { proxy in
                VStack {
                    Button("Add") {
                        count += 20
                        proxy.scrollTo(count - 1)
                    }
                    ScrollView {
                        ForEach(0..<count, id: \.self) { Text("Row \($0)").frame(height: 50) }
                        Text("End").id("end")
                    }
                }
            }
        }
    }

    @Test func itFindsWhatTheSameActionHasAdded() throws {
        let phone = Simulator()
        phone.show(UIHostingController(rootView: Growing()))
        try phone.tap(label: "Add")
        try phone.settle()
        let frame = try #require(phone.frame(of: "Row 24"))
        #expect(frame.maxY <= 852 - 34)
        #expect(frame.minY > 500)
    }
}
