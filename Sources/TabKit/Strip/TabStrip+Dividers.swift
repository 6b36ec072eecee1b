import UIKit

extension TabStrip {
    /// Puts a line between each two tabs in sight; those beside the selected one fade away.
    func placeDividers(between visible: Range<Int>, _ frames: [StripSpan]) {
        let count = style.dividerColor == nil ? 0 : max(frames.count - 1, 0)
        while dividers.count > count { dividers.removeLast().removeFromSuperview() }
        while dividers.count < count {
            let divider = UIView()
            divider.isUserInteractionEnabled = false
            scrollView.insertSubview(divider, at: 0)
            dividers.append(divider)
        }
        guard count > 0 else { return }
        let area = trackFrame
        let place = selected == nil ? -.infinity : indicatorPosition
        for (step, divider) in dividers.enumerated() {
            let (first, second) = (frames[step], frames[step + 1])
            let x = (min(first.maxX, second.maxX) + max(first.x, second.x)) / 2
            let before = Double(visible.lowerBound + step)
            divider.backgroundColor = style.dividerColor
            divider.frame = CGRect(x: x - 0.5, y: area.minY + area.height / 4, width: 1, height: area.height / 2)
            divider.alpha = min(max(before - place, place - before - 1, 0), 1)
        }
    }
}
