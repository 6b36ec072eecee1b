extension NavigationBarContent {
    /// Places buttons and title in the upper zone: the title in the middle of the bar if it can be there.
    func layoutInlineZone() {
        let height = NavigationBarMetrics.height(for: traitCollection)
        let margin = NavigationBarMetrics.margin(forWidth: bounds.width)
        let insets = safeAreaInsets
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let leadingInset = isMirrored ? insets.right : insets.left
        let trailingInset = isMirrored ? insets.left : insets.right

        let trailing = place(trailingViews, from: trailingInset + margin, height: height, fromLeading: isMirrored)
        let wish = titleWish(height: height)
        var leading = leadingInset + margin
        if let backButton {
            leading = layOutBack(
                backButton, at: leadingInset + NavigationBarMetrics.chevronInset, height: height,
                titleWidth: wish.width, isMirrored: isMirrored)
        }
        if !leadingViews.isEmpty {
            leading = place(leadingViews, from: leading, height: height, fromLeading: !isMirrored)
        }
        placeTitle(wish, leading: leading, trailing: trailing, height: height, isMirrored: isMirrored)
    }

    /// Places views from one side inwards, and returns where they end, as a distance from that side.
    private func place(_ views: [UIView], from start: CGFloat, height: CGFloat, fromLeading fromLeft: Bool) -> CGFloat {
        var edge = start
        for (index, view) in views.enumerated() {
            if index > 0 { edge += NavigationBarMetrics.itemSpacing }
            var size = view is BarButton ? view.sizeThatFits(bounds.size) : view.fittingSizeInBar(height: height)
            // A button's padding reaches out of the margin, so that its content stands at it.
            let overhang = view is BarButton ? BarButton.padding : 0
            size.height = min(size.height, height)
            let outer = edge - overhang
            let x = fromLeft ? outer : bounds.width - outer - size.width
            view.frame = CGRect(x: x, y: (height - size.height) / 2, width: size.width, height: size.height)
            edge = outer + size.width - overhang
        }
        return edge
    }

    private func titleWish(height: CGFloat) -> CGSize {
        if let titleView = item.titleView { return titleView.fittingSizeInBar(height: height) }
        return titleLabel.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: height))
    }

    /// Gives the back button the longest title that leaves the title its place, and returns where it ends.
    private func layOutBack(
        _ button: BarButton, at inset: CGFloat, height: CGFloat, titleWidth: CGFloat, isMirrored: Bool
    ) -> CGFloat {
        let room = max(0, (bounds.width - titleWidth) / 2 - inset - NavigationBarMetrics.titleSpacing)
        var size = CGSize.zero
        for title in backTitles {
            button.show(title: title, image: Self.chevron)
            button.accessibilityLabel = title ?? "Back"
            size = button.sizeThatFits(bounds.size)
            if size.width - 2 * BarButton.padding <= room { break }
        }
        let x = inset - BarButton.padding
        button.frame = CGRect(
            x: isMirrored ? bounds.width - x - size.width : x, y: 0, width: size.width, height: height)
        return x + size.width - BarButton.padding + NavigationBarMetrics.itemSpacing
    }

    private func placeTitle(_ wish: CGSize, leading: CGFloat, trailing: CGFloat, height: CGFloat, isMirrored: Bool) {
        let gap = NavigationBarMetrics.titleSpacing
        let left = (isMirrored ? trailing : leading) + gap
        let right = bounds.width - (isMirrored ? leading : trailing) - gap
        let width = min(wish.width, max(0, right - left))
        let centred = (bounds.width - width) / 2
        let x = max(left, min(centred, right - width))
        let view = item.titleView ?? titleLabel
        view.bounds.size = CGSize(width: width, height: min(wish.height, height))
        view.center = CGPoint(x: x + width / 2, y: height / 2)
    }
}

extension UIView {
    /// The size of an app's view in a bar: what it says itself, else what it has.
    fileprivate func fittingSizeInBar(height: CGFloat) -> CGSize {
        let natural = intrinsicContentSize
        let fitting = sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: height))
        return CGSize(
            width: natural.width >= 0 ? natural.width : max(0, fitting.width),
            height: min(height, natural.height >= 0 ? natural.height : max(0, fitting.height)))
    }
}
