import Testing

@testable import UIKit

/// UISegmentedControl: Apple's documentation, and what iOS 13 to 18 are known or measured to do.
@MainActor
struct SegmentedControlTests {

    private func control(
        on stage: TouchStage, _ titles: [String] = ["First", "Second", "Third"], width: CGFloat = 300
    ) -> UISegmentedControl {
        let control = UISegmentedControl(items: titles)
        stage.add(control, frame: CGRect(x: 0, y: 0, width: width, height: 32))
        return control
    }

    private func log(_ control: UISegmentedControl) -> Log {
        let log = Log()
        control.addAction(
            UIAction { action in
                log.values.append((action.sender as? UISegmentedControl)?.selectedSegmentIndex ?? -2)
            }, for: .valueChanged)
        return log
    }

    private final class Log { var values: [Int] = [] }

    private func widths(_ control: UISegmentedControl) -> [CGFloat] { control.segmentViews.map(\.frame.width) }

    // MARK: Segments

    /// Known: nothing is selected at first, the control has the size that it needs, 32 points high.
    @Test func startsWithoutASelection() {
        let control = UISegmentedControl(items: ["First", "Second"])
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && control.numberOfSegments == 2)
        #expect(control.frame.height == 32)
        // Interface Builder: 131 points.
        #expect(abs(control.frame.width - 131) < 6)
    }

    /// Apple's documentation: an index of an insertion is pinned to 0 and the number of segments.
    @Test func insertionIsPinned() {
        let stage = TouchStage(size: CGSize(width: 400, height: 300))
        let control = control(on: stage, [])
        control.insertSegment(withTitle: "B", at: 7, animated: false)
        control.insertSegment(withTitle: "A", at: -3, animated: false)
        #expect((0..<2).map { control.titleForSegment(at: $0) } == ["A", "B"])
    }

    /// Known: the selection stays with its segment; without its segment, none is selected.
    @Test func selectionFollowsItsSegment() {
        let stage = TouchStage(size: CGSize(width: 400, height: 300))
        let control = control(on: stage)
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "Zeroth", at: 0, animated: true)
        #expect(control.selectedSegmentIndex == 2)
        control.removeSegment(at: 0, animated: true)
        #expect(control.selectedSegmentIndex == 1)
        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.removeAllSegments()
        stage.settle()
        #expect(control.numberOfSegments == 0 && control.segmentViews.isEmpty && control.dividers.isEmpty)
    }

    /// Apple's documentation: a segment has a title or an image; of an action, the image comes first.
    @Test func titlesImagesAndActions() {
        let stage = TouchStage(size: CGSize(width: 400, height: 300))
        let control = control(on: stage)
        control.setImage(UIImage(systemName: "book"), forSegmentAt: 0)
        #expect(control.titleForSegment(at: 0) == nil && control.imageForSegment(at: 0) != nil)
        control.setTitle("Book", forSegmentAt: 0)
        #expect(control.titleForSegment(at: 0) == "Book" && control.imageForSegment(at: 0) == nil)
        let action = UIAction(title: "Do", identifier: .init("do")) { _ in }
        control.setAction(action, forSegmentAt: 2)
        #expect(control.actionForSegment(at: 2) === action && control.titleForSegment(at: 2) == "Do")
        #expect(control.segmentIndex(identifiedBy: .init("do")) == 2)
        #expect(control.segmentIndex(identifiedBy: .init("undo")) == UISegmentedControl.noSegment)
    }

    // MARK: Widths

    /// Measured: 280 points for three segments are 93, 93 and 94.
    @Test func equalWidthsHaveWholeEdges() {
        let stage = TouchStage(size: CGSize(width: 400, height: 300))
        #expect(widths(control(on: stage, width: 280)) == [93, 93, 94])
    }

    /// Apple's documentation: a width of 0 leaves a segment to the control. Measured: widths of all override the frame's.
    @Test func widthsThatAreSet() {
        let stage = TouchStage(size: CGSize(width: 400, height: 300))
        let control = control(on: stage, width: 300)
        control.setWidth(50, forSegmentAt: 1)
        stage.runtime.commit()
        #expect(widths(control) == [125, 50, 125] && control.widthForSegment(at: 1) == 50)
        for segment in 0..<3 { control.setWidth(40, forSegmentAt: segment) }
        stage.runtime.commit()
        #expect(control.bounds.width == 120 && widths(control) == [40, 40, 40])
    }

    /// Apple's documentation: widths follow the contents.
    @Test func widthsByContent() {
        let stage = TouchStage(size: CGSize(width: 400, height: 300))
        let control = control(on: stage, ["A", "A much longer one"])
        control.apportionsSegmentWidthsByContent = true
        stage.runtime.commit()
        #expect(widths(control)[1] > widths(control)[0] + 60 && widths(control).reduce(0, +) == 300)
    }

    // MARK: Touches

    /// Known: a tap sends valueChanged after the finger has lifted, a tap on the selected segment and code send nothing.
    @Test func valueChangedIsForTheUsersChanges() {
        let stage = TouchStage(size: CGSize(width: 400, height: 300))
        let control = control(on: stage)
        let log = log(control)
        control.selectedSegmentIndex = 1
        control.selectedSegmentIndex = 2
        #expect(log.values.isEmpty)
        stage.down(50, 16)
        #expect(log.values.isEmpty && control.selectedSegmentIndex == 2)
        stage.up()
        #expect(log.values == [0] && control.selectedSegmentIndex == 0)
        stage.tap(50, 16)
        #expect(log.values == [0])
    }

    /// Known: the control sends no touch events.
    @Test func touchEventsAreNotSent() {
        let stage = TouchStage(size: CGSize(width: 400, height: 300))
        let control = control(on: stage)
        var events = 0
        control.addAction(UIAction { _ in events += 1 }, for: .allTouchEvents)
        stage.tap(150, 16)
        #expect(events == 0)
    }

    /// Known: a finger that comes down on the thumb slides it, however far above or below; what is selected changes at the end.
    @Test func fingerSlidesTheThumb() {
        let stage = TouchStage(size: CGSize(width: 400, height: 300))
        let control = control(on: stage)
        control.selectedSegmentIndex = 0
        let log = log(control)
        stage.down(50, 16)
        stage.advance(0.1)
        stage.move(160, 200)
        stage.settle()
        #expect(control.thumb.frame.midX == 150 && control.selectedSegmentIndex == 0 && log.values.isEmpty)
        stage.move(390, 16)
        stage.up()
        stage.settle()
        #expect(log.values == [2] && control.thumb.frame == CGRect(x: 202, y: 2, width: 96, height: 28))
    }

    /// Known: a finger on another segment presses what is under it, and nothing once it is far outside.
    @Test func pressGoesAlongWithTheFinger() {
        let stage = TouchStage(size: CGSize(width: 400, height: 300))
        let control = control(on: stage)
        control.selectedSegmentIndex = 0
        stage.down(150, 16)
        #expect(control.segmentViews[1].alpha < 1)
        stage.move(250, 16)
        #expect(control.segmentViews[1].alpha == 1 && control.segmentViews[2].alpha < 1)
        stage.move(250, 140)
        stage.up()
        #expect(control.selectedSegmentIndex == 0 && control.segmentViews[2].alpha == 1)
    }

    /// Apple's documentation: a disabled segment cannot be chosen. A thumb that slides stays before it.
    @Test func disabledSegments() {
        let stage = TouchStage(size: CGSize(width: 400, height: 300))
        let control = control(on: stage)
        control.selectedSegmentIndex = 0
        control.setEnabled(false, forSegmentAt: 1)
        let log = log(control)
        stage.tap(150, 16)
        stage.down(50, 16)
        stage.move(150, 16)
        stage.up()
        #expect(log.values.isEmpty && control.selectedSegmentIndex == 0 && !control.isEnabledForSegment(at: 1))
    }

    /// Apple's documentation: with isMomentary no segment stays selected; the index is there while the event is sent.
    @Test func momentarySegments() {
        let stage = TouchStage(size: CGSize(width: 400, height: 300))
        let control = control(on: stage)
        control.isMomentary = true
        let log = log(control)
        stage.tap(150, 16)
        stage.tap(150, 16)
        #expect(log.values == [1, 1] && control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    /// Apple's documentation: the action of a segment is performed when the user selects it.
    @Test func actionsOfSegments() {
        let stage = TouchStage(size: CGSize(width: 400, height: 300))
        var done: [String] = []
        let control = UISegmentedControl(
            frame: .zero,
            actions: [UIAction(title: "A") { _ in done.append("A") }, UIAction(title: "B") { _ in done.append("B") }])
        stage.add(control, frame: CGRect(x: 0, y: 0, width: 200, height: 32))
        control.selectedSegmentIndex = 0
        #expect(done.isEmpty)
        stage.tap(150, 16)
        #expect(done == ["B"])
    }

    /// Known: a segmented control keeps a scroll view around it from scrolling by a drag of its thumb.
    @Test func keepsItsFingerInAScrollView() {
        let stage = TouchStage(size: CGSize(width: 400, height: 300))
        let scrollView = stage.add(UIScrollView())
        scrollView.contentSize = CGSize(width: 2000, height: 300)
        let control = UISegmentedControl(items: ["A", "B"])
        control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
        control.selectedSegmentIndex = 0
        scrollView.addSubview(control)
        stage.runtime.commit()
        stage.down(50, 16)
        stage.advance(0.3)
        stage.move(150, 16)
        stage.up()
        #expect(control.selectedSegmentIndex == 1 && scrollView.contentOffset.x == 0)
    }

    // MARK: Looks

    /// Measured: the thumb is 2 points inside its segment; known: the lines beside it have faded.
    @Test func thumbAndDividers() {
        let stage = TouchStage(size: CGSize(width: 400, height: 300))
        let control = control(on: stage)
        control.selectedSegmentIndex = 2
        stage.runtime.commit()
        #expect(control.thumb.frame == CGRect(x: 202, y: 2, width: 96, height: 28))
        #expect(control.dividers.map(\.alpha) == [1, 0] && control.dividers[0].frame.midX == 100)
        control.selectedSegmentIndex = UISegmentedControl.noSegment
        stage.runtime.commit()
        #expect(control.thumb.alpha == 0 && control.dividers.map(\.alpha) == [1, 1])
    }

    /// Known: 13 points, regular, and medium while selected; attributes of a state count before those of the normal one.
    @Test func fontsAndAttributes() {
        let stage = TouchStage(size: CGSize(width: 400, height: 300))
        let control = control(on: stage)
        control.selectedSegmentIndex = 0
        #expect(control.segmentViews[0].label.font == .systemFont(ofSize: 13, weight: .medium))
        #expect(control.segmentViews[1].label.font == .systemFont(ofSize: 13))
        control.setTitleTextAttributes(
            [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 20)], for: .normal)
        control.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
        #expect(control.segmentViews[0].label.textColor == .blue && control.segmentViews[1].label.textColor == .red)
        #expect(control.segmentViews[0].label.font.pointSize == 20)
    }

    @Test func rightToLeft() {
        let stage = TouchStage(size: CGSize(width: 400, height: 300))
        let control = control(on: stage)
        control.semanticContentAttribute = .forceRightToLeft
        control.selectedSegmentIndex = 0
        stage.runtime.commit()
        #expect(control.thumb.frame.minX == 202)
        stage.tap(50, 16)
        #expect(control.selectedSegmentIndex == 2)
    }

    /// VoiceOver: "selected, First, button, 1 of 3"; an element can be activated.
    @Test func accessibility() throws {
        let stage = TouchStage(size: CGSize(width: 400, height: 300))
        let control = control(on: stage)
        control.selectedSegmentIndex = 0
        control.setEnabled(false, forSegmentAt: 2)
        let log = log(control)
        #expect(!control.isAccessibilityElement && control.accessibilityElementCount() == 3)
        let elements = (0..<3).compactMap { control.accessibilityElement(at: $0) as? UIAccessibilityElement }
        #expect(elements.map(\.accessibilityLabel) == ["First", "Second", "Third"])
        #expect(elements.map(\.accessibilityTraits) == [[.button, .selected], .button, [.button, .notEnabled]])
        #expect(elements[1].accessibilityFrame == CGRect(x: 100, y: 0, width: 100, height: 32))
        #expect(elements[1].accessibilityActivate() && log.values == [1])
        #expect(!elements[2].accessibilityActivate())
        #expect(control.index(ofAccessibilityElement: elements[2]) == 2)
    }
}
