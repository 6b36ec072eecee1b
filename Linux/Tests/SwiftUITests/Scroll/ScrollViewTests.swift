import Simulator
import SwiftUI
import Testing
import UIKit

@MainActor @Suite("ScrollView") struct ScrollViewTests {
    private struct Column: View {
        var count = 40
        var width: CGFloat?
        @State private var taps = 0

        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    Button("Taps \(taps)") { taps += 1 }
                    ForEach(0..<count, id: \.self) { index in
                        Text("Row \(index)").frame(width: width, height: 50).frame(maxWidth: .infinity)
                    }
                }
            }
        }
    }

    @Test func contentIsAsLongAsItLikesAndTheViewReachesBehindTheBars() throws {
        let phone = Simulator()
        phone.show(UIHostingController(rootView: Column()))
        let scrollView = try #require(phone.scrollView)
        #expect(scrollView.frame == phone.window.bounds)
        #expect(scrollView.adjustedContentInset.top == phone.window.safeAreaInsets.top)
        #expect(scrollView.adjustedContentInset.bottom == phone.window.safeAreaInsets.bottom)
        #expect(scrollView.contentOffset.y == -phone.window.safeAreaInsets.top)
        #expect(scrollView.contentSize.width == 393)
        #expect(scrollView.contentSize.height > 2000)
    }

    @Test func theFingerMovesTheContentAndUpdatesLeaveItThere() throws {
        let phone = Simulator()
        phone.show(UIHostingController(rootView: Column()))
        let scrollView = try #require(phone.scrollView)
        phone.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 280), over: 0.3)
        try phone.settle()
        let offset = scrollView.contentOffset
        #expect(offset.y > -59 && offset.y < 0)
        try phone.tap(label: "Taps 0")
        #expect(phone.labels.contains("Taps 1"))
        #expect(scrollView.contentOffset == offset)
    }

    @Test func aDragThatBeginsOnAButtonScrolls() throws {
        let phone = Simulator()
        phone.show(UIHostingController(rootView: Column()))
        let scrollView = try #require(phone.scrollView)
        phone.touchDown(at: CGPoint(x: 196, y: 65))
        phone.advance(0.4)
        phone.touchMove(to: CGPoint(x: 196, y: 10), over: 0.3)
        phone.touchUp()
        try phone.settle()
        #expect(scrollView.contentOffset.y > -59)
        #expect(phone.labels.contains("Taps 0"))
    }

    @Test func acrossItsAxisTheViewIsAsLargeAsItsContent() throws {
        let phone = Simulator()
        let strip = ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: 0) {
                ForEach(0..<20, id: \.self) { Text("\($0)").frame(width: 60, height: 52) }
            }
        }
        phone.show(
            UIHostingController(
                rootView: VStack(spacing: 0) {
                    strip
                    Color.red
                }))
        let scrollView = try #require(phone.scrollView)
        #expect(scrollView.frame == CGRect(x: 0, y: 59, width: 393, height: 52))
        #expect(scrollView.contentSize == CGSize(width: 1200, height: 52))
        #expect(scrollView.adjustedContentInset == .zero)
        #expect(!scrollView.showsHorizontalScrollIndicator)
    }

    @Test func contentThatFitsStandsAtTheStartAndBouncesUnlessItIsBySize() throws {
        let phone = Simulator()
        phone.show(UIHostingController(rootView: Column(count: 1)))
        #expect(try #require(phone.scrollView).alwaysBounceVertical)
        let frame = try #require(phone.accessibilityTree.first { $0.label == "Taps 0" }).frame
        #expect(frame.minY == 59)
        phone.show(UIHostingController(rootView: Column(count: 1).scrollBounceBehavior(.basedOnSize)))
        #expect(try !#require(phone.scrollView).alwaysBounceVertical)
    }

    @Test func scrollingCanBeDisabledAndIndicatorsHidden() throws {
        let phone = Simulator()
        phone.show(
            UIHostingController(rootView: Column().scrollDisabled(true).scrollIndicators(.hidden)))
        let scrollView = try #require(phone.scrollView)
        #expect(!scrollView.isScrollEnabled)
        #expect(!scrollView.showsVerticalScrollIndicator)
    }

    @Test func fromRightToLeftARowBeginsAtTheRight() throws {
        let phone = Simulator()
        phone.direction = .rightToLeft
        let strip = ScrollView(.horizontal) {
            HStack(spacing: 0) {
                ForEach(0..<20, id: \.self) { Text("\($0)").frame(width: 60, height: 52) }
            }
        }
        phone.show(UIHostingController(rootView: strip))
        let scrollView = try #require(phone.scrollView)
        #expect(scrollView.contentOffset.x == 807)
        let first = try #require(phone.accessibilityTree.first { $0.label == "0" })
        #expect(first.frame.midX == 363)
    }
}

extension Simulator {
    /// The first scroll view on screen.
    var scrollView: UIScrollView? { window.all(UIScrollView.self).first }

    var labels: [String] { accessibilityTree.flatMap(\.elements).compactMap(\.label) }

    /// The middle of what is called so.
    func frame(of label: String) -> CGRect? {
        accessibilityTree.flatMap(\.elements).first { $0.label == label }?.frame
    }
}

extension UIView {
    func all<V: UIView>(_ type: V.Type) -> [V] {
        ((self as? V).map { [$0] } ?? []) + subviews.flatMap { $0.all(type) }
    }
}
