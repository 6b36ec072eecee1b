import Testing

@testable import UIKit

/// UIStackView: Apple's documentation of distributions and alignments.
@MainActor
struct StackViewTests {
    /// A view with a natural size.
    private final class Box: UIView {
        let size: CGSize
        init(_ width: CGFloat, _ height: CGFloat) {
            size = CGSize(width: width, height: height)
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
        override var intrinsicContentSize: CGSize { size }
        override func sizeThatFits(_ size: CGSize) -> CGSize { self.size }
    }

    private func spans(_ stack: UIStackView) -> [[CGFloat]] {
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        stack.layoutIfNeeded()
        return stack.arrangedSubviews.map { [$0.frame.minX, $0.frame.width] }
    }

    @Test func natural() {
        let stack = UIStackView(arrangedSubviews: [Box(10, 20), Box(30, 5)])
        stack.spacing = 4
        #expect(stack.intrinsicContentSize == CGSize(width: 44, height: 20))
        stack.axis = .vertical
        #expect(stack.intrinsicContentSize == CGSize(width: 30, height: 29))
    }

    @Test func distributions() {
        let stack = UIStackView(arrangedSubviews: [Box(20, 10), Box(40, 10), Box(20, 10)])
        stack.spacing = 10
        stack.arrangedSubviews[1].setContentHuggingPriority(.fittingSizeLevel, for: .horizontal)
        #expect(spans(stack) == [[0, 20], [30, 140], [180, 20]])
        stack.distribution = .fillEqually
        #expect(spans(stack) == [[0, 60], [70, 60], [140, 60]])
        stack.distribution = .equalSpacing
        #expect(spans(stack) == [[0, 20], [80, 40], [180, 20]])
        stack.distribution = .fillProportionally
        #expect(spans(stack) == [[0, 45], [55, 90], [155, 45]])
        stack.distribution = .equalCentering
        #expect(spans(stack) == [[0, 20], [80, 40], [180, 20]])
    }

    @Test func alignmentsHiddenViewsAndCustomSpacing() {
        let boxes = [Box(20, 10), Box(40, 20), Box(20, 10)]
        let stack = UIStackView(arrangedSubviews: boxes)
        stack.spacing = 10
        stack.distribution = .equalSpacing
        stack.alignment = .center
        _ = spans(stack)
        #expect(boxes.map(\.frame.minY) == [15, 10, 15])
        stack.alignment = .bottom
        _ = spans(stack)
        #expect(boxes.map(\.frame.minY) == [30, 20, 30])
        boxes[1].isHidden = true
        #expect(spans(stack).first == [0, 20])
        #expect(stack.intrinsicContentSize.width == 50)
        stack.setCustomSpacing(3, after: boxes[0])
        #expect(stack.intrinsicContentSize.width == 43)
        boxes[0].removeFromSuperview()
        #expect(stack.arrangedSubviews.count == 2)
    }

    @Test func rightToLeftMirrors() {
        let stack = UIStackView(arrangedSubviews: [Box(20, 10), Box(40, 10)])
        stack.semanticContentAttribute = .forceRightToLeft
        stack.distribution = .equalSpacing
        #expect(spans(stack) == [[180, 20], [0, 40]])
    }
}
