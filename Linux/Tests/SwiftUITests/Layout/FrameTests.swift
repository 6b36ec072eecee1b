import Simulator
import SwiftUI
import Testing

/// What single views and modifiers answer to an offer.
@MainActor @Suite("Sizes and frames") struct FrameTests {
    private func size<V: View>(_ width: CGFloat, _ height: CGFloat, @ViewBuilder _ view: () -> V) -> CGSize {
        _ = Simulator()
        return UIHostingController(rootView: view()).sizeThatFits(in: CGSize(width: width, height: height))
    }

    private func ideal<V: View>(@ViewBuilder _ view: () -> V) -> CGSize { size(.infinity, .infinity, view) }

    @Test func aColorTakesWhatIsOfferedAndTenWhereNothingIs() {
        #expect(size(30, 40) { Color.red } == CGSize(width: 30, height: 40))
        #expect(ideal { Color.red } == CGSize(width: 10, height: 10))
    }

    @Test func textWrapsAndIsNeverWiderThanItsLine() {
        let line = ideal { Text("one two three") }
        #expect(size(1000, 1000) { Text("one two three") } == line)
        let wrapped = size(line.width * 0.7, 1000) { Text("one two three") }
        #expect(wrapped.width <= line.width * 0.7)
        #expect(wrapped.height > line.height * 1.5)
        #expect(size(line.width * 0.7, 1000) { Text("one two three").lineLimit(1) }.height == line.height)
    }

    @Test func aFixedFrameIsThatLarge() {
        #expect(size(10, 10) { Color.red.frame(width: 50) } == CGSize(width: 50, height: 10))
        #expect(ideal { Color.red.frame(width: 50, height: 20) } == CGSize(width: 50, height: 20))
    }

    @Test func aFrameWithBothLimitsFollowsTheOfferWithinThem() {
        func width(_ offer: CGFloat) -> CGFloat {
            size(offer, 10) { Color.clear.frame(width: 30).frame(minWidth: 20, maxWidth: 60) }.width
        }
        #expect(width(10) == 20)
        #expect(width(40) == 40)
        #expect(width(100) == 60)
        #expect(width(.infinity) == 30)
    }

    @Test func aFrameWithALeastLengthAloneIsAsItsContentOrMore() {
        func width(_ offer: CGFloat) -> CGFloat {
            size(offer, 10) { Color.clear.frame(width: 30).frame(minWidth: 20) }.width
        }
        #expect(width(10) == 20)
        #expect(width(25) == 25)
        #expect(width(100) == 30)
    }

    @Test func aFrameWithAGreatestLengthAloneIsAsOfferedOrLess() {
        func width(_ offer: CGFloat) -> CGFloat {
            size(offer, 10) { Color.clear.frame(width: 30).frame(maxWidth: 60) }.width
        }
        #expect(width(10) == 30)
        #expect(width(40) == 40)
        #expect(width(100) == 60)
        #expect(size(200, 10) { Text("x").frame(maxWidth: .infinity) }.width == 200)
    }

    @Test func anIdealLengthCountsWhereNothingIsOffered() {
        let view = Color.red.frame(minWidth: 10, idealWidth: 40, maxWidth: 100, minHeight: 5, idealHeight: 7)
        #expect(ideal { view } == CGSize(width: 40, height: 7))
    }

    @Test func contentIsAlignedInItsFrame() throws {
        let board = Board {
            Color.red.frame(width: 10, height: 10).frame(width: 50, height: 50, alignment: .topTrailing)
        }
        #expect(try board.red == rect(65, 25, 10, 10))
    }

    @Test func paddingIsTakenFromTheOffer() throws {
        let board = Board { Color.red.padding(.horizontal, 10).padding(.top, 5) }
        #expect(try board.red == rect(10, 5, 80, 95))
        #expect(ideal { Color.red.padding() } == CGSize(width: 42, height: 42))
    }

    @Test func aFixedSizeAsksForTheIdealOne() {
        let text = ideal { Text("one two three") }
        #expect(size(20, 20) { Text("one two three").fixedSize() } == text)
        let tall = size(text.width * 0.7, 1) { Text("one two three").fixedSize(horizontal: false, vertical: true) }
        #expect(tall.height > text.height * 1.5)
    }

    @Test func aProportionFitsIntoTheOfferOrFillsIt() {
        #expect(size(100, 100) { Color.red.aspectRatio(2, contentMode: .fit) } == CGSize(width: 100, height: 50))
        #expect(size(100, 20) { Color.red.aspectRatio(2, contentMode: .fit) } == CGSize(width: 40, height: 20))
        #expect(size(100, 100) { Color.red.aspectRatio(2, contentMode: .fill) } == CGSize(width: 200, height: 100))
        #expect(
            size(100, .infinity) { Color.red.aspectRatio(2, contentMode: .fit) } == CGSize(width: 100, height: 50))
    }

    @Test func aProportionOfItsOwnIsThatOfTheIdealSize() {
        let view = Color.red.frame(minWidth: 0, idealWidth: 30, maxWidth: .infinity, minHeight: 0, idealHeight: 10)
        #expect(size(90, 90) { view.scaledToFit() } == CGSize(width: 90, height: 30))
        #expect(ideal { view.scaledToFit() } == CGSize(width: 30, height: 10))
    }

    @Test func anOffsetMovesWhatIsSeenAlone() throws {
        let board = Board {
            HStack(spacing: 0) {
                Color.red.offset(x: 5, y: -5)
                Color.blue
            }
        }
        #expect(try board.red == rect(5, -5, 50, 100))
        #expect(try board.blue == rect(50, 0, 50, 100))
    }

    @Test func aPositionIsThatOfTheMiddleInAllTheRoom() throws {
        let board = Board {
            VStack(spacing: 0) {
                Color.red.frame(width: 10, height: 10).position(x: 20, y: 5)
                Color.blue
            }
        }
        #expect(try board.red == rect(15, 0, 10, 10))
        #expect(try board.blue == rect(0, 50, 100, 50))
    }

    @Test func aBackgroundIsAsLargeAsWhatItIsBehind() throws {
        let board = Board {
            Color.red.frame(width: 20, height: 20)
                .background(Color.blue)
                .overlay(alignment: .topLeading) { Color.green.frame(width: 5, height: 5) }
        }
        #expect(try board.blue == rect(40, 40, 20, 20))
        #expect(try board.green == rect(40, 40, 5, 5))
    }

    @Test func theFirstViewThatFitsIsShown() throws {
        @ViewBuilder func choices() -> some View {
            ViewThatFits(in: .horizontal) {
                Color.red.frame(width: 80, height: 10)
                Color.blue.frame(width: 40, height: 10)
                Color.green.frame(width: 20, height: 10)
            }
        }
        #expect(try Board(100) { choices() }.red.width == 80)
        #expect(try Board(50) { choices() }.blue.width == 40)
        let narrow = Board(10) { choices() }
        #expect(try narrow.green.width == 20)
        #expect(narrow.phone.window.first { $0.backgroundColor == .systemRed } == nil)
    }

    @Test func turnedViewsKeepTheirFrames() throws {
        let board = Board {
            HStack(spacing: 0) {
                Color.red.rotationEffect(.degrees(90)).scaleEffect(0.5)
                Color.blue
            }
        }
        #expect(try board.blue == rect(50, 0, 50, 100))
        let red = try board.red
        #expect(abs(red.midX - 25) < 0.01 && abs(red.midY - 50) < 0.01)
        #expect(abs(red.width - 50) < 0.01 && abs(red.height - 25) < 0.01)
    }
}
