import Testing

@testable import UIKit

/// UIPageControl: Apple's documentation.
@MainActor
struct PageControlTests {

    private func control(on stage: TouchStage, pages: Int = 3) -> UIPageControl {
        let control = UIPageControl()
        control.numberOfPages = pages
        stage.add(control, frame: CGRect(x: 100, y: 0, width: 200, height: 26))
        return control
    }

    /// The current page is kept between the first and the last.
    @Test func currentPageIsPinned() {
        let stage = TouchStage(size: CGSize(width: 400, height: 300))
        let control = control(on: stage)
        control.currentPage = 9
        #expect(control.currentPage == 2)
        control.numberOfPages = 2
        #expect(control.currentPage == 1)
        control.currentPage = -1
        #expect(control.currentPage == 0)
    }

    /// A tap on either side goes by one page and sends valueChanged; at the ends, and by code, nothing is sent.
    @Test func tapsAtEitherSide() {
        let stage = TouchStage(size: CGSize(width: 400, height: 300))
        let control = control(on: stage)
        var changes: [Int] = []
        control.addAction(UIAction { _ in changes.append(control.currentPage) }, for: .valueChanged)
        stage.tap(110, 13)
        control.currentPage = 1
        #expect(changes.isEmpty)
        stage.tap(290, 13)
        stage.tap(290, 13)
        stage.tap(110, 13)
        #expect(changes == [2, 1])
        control.semanticContentAttribute = .forceRightToLeft
        stage.tap(110, 13)
        #expect(changes == [2, 1, 2])
    }

    @Test func dotsAndTints() {
        let stage = TouchStage(size: CGSize(width: 400, height: 300))
        let control = control(on: stage)
        control.currentPageIndicatorTintColor = .red
        control.pageIndicatorTintColor = .blue
        control.currentPage = 1
        stage.runtime.commit()
        #expect(control.subviews.map(\.backgroundColor) == [.blue, .red, .blue])
        #expect(control.subviews[1].frame.midX == 100 && control.subviews[0].frame.midX < 100)
        #expect(control.size(forNumberOfPages: 5).width > control.size(forNumberOfPages: 3).width)
        control.numberOfPages = 1
        #expect(control.subviews.count == 1)
        control.hidesForSinglePage = true
        #expect(control.subviews.isEmpty)
    }

    /// An adjustable element: VoiceOver's swipes go by one page.
    @Test func accessibility() {
        let stage = TouchStage(size: CGSize(width: 400, height: 300))
        let control = control(on: stage)
        var changes = 0
        control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        #expect(control.isAccessibilityElement && control.accessibilityTraits == .adjustable)
        control.accessibilityIncrement()
        #expect(control.accessibilityValue == "page 2 of 3" && changes == 1)
        control.accessibilityDecrement()
        control.accessibilityDecrement()
        #expect(control.currentPage == 0 && changes == 2)
    }
}
