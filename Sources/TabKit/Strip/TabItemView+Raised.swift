import UIKit

// What a tab of a bar may be beside an image over a title: higher than the bar, or a view of the app's own.
extension TabItemView {
    /// Puts the app's own view in place of image and title.
    func showCustomView() {
        let custom = item?.customView
        if let custom, custom.superview !== self {
            if custom.bounds.size == .zero { custom.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
            insertSubview(custom, belowSubview: badgeView)
        }
        label.isHidden = custom != nil
        imageView.isHidden = custom != nil
    }

    /// Lays out what reaches above the strip: the title stays where titles are, and the image fills the rest.
    func layOutRaised() {
        if let custom = item?.customView { return layOutCustomView(custom) }
        guard let height = item?.height, height >= bounds.height, bounds.height > 0, !imageView.isHidden else { return }
        let hasTitle = item?.title.isEmpty == false && style.imagePlacement == .top
        if item?.title.isEmpty == false, !hasTitle { return }
        let lower = bounds.height - Self.raisedMargin / 2
        if hasTitle {
            let line = label.frame.height
            let content = line + style.imagePadding + style.imageSize
            let belowTitle = (style.height - content) / 2 - style.verticalOffset
            label.frame.origin.y = bounds.height - belowTitle - line
        }
        let bottom = hasTitle ? label.frame.minY - Self.raisedMargin / 2 : lower
        let side = max(0, min(bottom - Self.raisedMargin, bounds.width))
        imageView.frame = CGRect(x: bounds.midX - side / 2, y: bottom - side, width: side, height: side)
        layOutBadgeOnImage()
    }

    /// The distance from the upper edge of a raised tab to its image, in points.
    private static var raisedMargin: CGFloat { 4 }

    private func layOutCustomView(_ custom: UIView) {
        let fills = custom.autoresizingMask.contains([.flexibleWidth, .flexibleHeight])
        let size = fills ? bounds.size : custom.bounds.size
        custom.bounds.size = size
        custom.center = CGPoint(x: bounds.midX, y: bounds.height - size.height / 2)
        let badge = badgeView.sizeThatFits(bounds.size)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let edge = isRightToLeft ? custom.frame.minX : custom.frame.maxX
        badgeView.center = CGPoint(x: edge, y: custom.frame.minY + badge.height / 2)
        badgeView.bounds.size = badge
    }
}

extension CGRect {
    /// The rectangle with its upper edge so high that it has a height, if it has less.
    func raised(to height: CGFloat?) -> CGRect {
        guard let height, height.isFinite, height > self.height else { return self }
        return CGRect(x: minX, y: maxY - height, width: width, height: height)
    }
}

extension TabStrip {
    /// The tab that reaches above the strip and is at a point of the strip's coordinates.
    func raisedView(at point: CGPoint) -> TabItemView? {
        itemViews.values.first { view in
            view.frame.height > bounds.height && view.isEnabled && view.bounds.contains(convert(point, to: view))
        }
    }
}
