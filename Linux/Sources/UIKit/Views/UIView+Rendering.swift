extension UIView {
    /// Appends the view to a picture of its superview, at this moment's presentation.
    ///
    /// - Parameter visible: the part of the superview that can be seen; what lies outside costs nothing.
    func append(to canvas: Canvas, visible: CGRect) {
        guard !viewState.isHidden, !viewState.bounds.isInfinite else { return }
        let shown = presentation
        guard shown.opacity > 0, shown.bounds.isFinite, shown.position.isFinite else { return }
        let transform = shown.transformToSuperview.alignedToPixels(scale: currentTraits.displayScale)
        let visibleHere = visible.applying(transform.inverted())
        guard transform.isInvertible, extent.intersects(visibleHere) else { return }
        guard let node = subtreeNode(shown, visible: visibleHere) else { return }
        canvas.pushTransform(transform)
        if shown.opacity < 1 { canvas.pushOpacity(Double(shown.opacity)) }
        canvas.append(node)
        if shown.opacity < 1 { canvas.pop() }
        canvas.pop()
    }

    /// The whole view as it is seen now, in its own coordinates.
    var picture: RenderNode? {
        subtreeNode(presentation, visible: extent)
    }

    private func subtreeNode(_ shown: ViewState, visible: CGRect) -> RenderNode? {
        let isCovered = renderCache.coverage.map { $0.contains(visible.intersection(extent)) } ?? true
        if !renderCache.isSubtreeDirty, isCovered { return renderCache.subtree }
        Runtime.current.renderCounts.subtrees += 1
        let canvas = Canvas()
        let area = shown.masksToBounds ? visible.intersection(shown.bounds) : visible
        compose(shown, in: canvas, visible: area)
        renderCache.subtree = dissolved(clipped(canvas.finish()))
        renderCache.isSubtreeDirty = false
        let isComplete = visible.contains(extent)
        renderCache.coverage = isComplete ? nil : visible.intersection(extent)
        return renderCache.subtree
    }

    private func clipped(_ node: RenderNode?) -> RenderNode? {
        guard let node, let clipOutline else { return node }
        let canvas = Canvas()
        canvas.draw(node, clippedTo: clipOutline)
        return canvas.finish()
    }

    /// From the back: shadow, background, own content, subviews, border.
    private func compose(_ shown: ViewState, in canvas: Canvas, visible: CGRect) {
        let bounds = shown.bounds
        let corners = CornerRadii(shown.cornerRadius, corners: shown.maskedCorners)
        if shown.shadowIsVisible, let color = shown.shadowColor {
            canvas.shadow(
                of: bounds, radii: corners, color: color.multipliedAlpha(by: Double(shown.shadowOpacity)),
                offset: shown.shadowOffset, blur: shown.shadowRadius)
        }
        if let background = shown.backgroundColor, background.isVisible {
            // A frame's pixels are its price: a plain background is painted only where it shows.
            let isPlain = shown.cornerRadius == 0 && background.alpha >= 1
            for part in isPlain ? exposed(visible.intersection(bounds)) : [bounds] {
                canvas.fill(part, radii: corners, background)
            }
        }
        if shown.masksToBounds { canvas.pushClip(bounds, radii: corners) }
        appendContent(shown, to: canvas)
        for subview in subviews { subview.append(to: canvas, visible: visible) }
        if shown.masksToBounds { canvas.pop() }
        if shown.borderWidth > 0, let color = shown.borderColor, color.isVisible {
            canvas.border(bounds, radii: corners, width: shown.borderWidth, color)
        }
    }

    private func appendContent(_ shown: ViewState, to canvas: Canvas) {
        if renderCache.isContentDirty {
            Runtime.current.renderCounts.contents += 1
            let content = Canvas()
            currentTraits.asCurrent { drawContent(in: content) }
            renderCache.content = content.finish()
            renderCache.isContentDirty = false
        }
        guard let content = renderCache.content else { return }
        guard shown.bounds != viewState.bounds else { return canvas.append(content) }
        canvas.pushTransform(transformOfContent(to: shown.bounds))
        canvas.append(content)
        canvas.pop()
    }

    /// Content is drawn for the final bounds; while these are being animated it is stretched or moved along.
    private func transformOfContent(to bounds: CGRect) -> CGAffineTransform {
        let model = viewState.bounds
        let canStretch = stretchesContent && model.width > 0 && model.height > 0
        let scale =
            canStretch
            ? CGSize(width: bounds.width / model.width, height: bounds.height / model.height)
            : CGSize(width: 1, height: 1)
        return CGAffineTransform(translationX: -model.minX, y: -model.minY)
            .concatenating(CGAffineTransform(scaleX: scale.width, y: scale.height))
            .concatenating(CGAffineTransform(translationX: bounds.minX, y: bounds.minY))
    }

    /// The box around everything that the view shows, in its own coordinates.
    private var extent: CGRect {
        if let extent = renderCache.extent { return extent }
        let shown = presentation
        var extent = shown.bounds
        if shown.shadowIsVisible {
            let reach = shown.shadowRadius * 3
            extent = extent.union(
                shown.bounds.insetBy(dx: -reach, dy: -reach)
                    .offsetBy(dx: shown.shadowOffset.width, dy: shown.shadowOffset.height))
        }
        if !shown.masksToBounds {
            for subview in subviews where !subview.isHidden {
                let box = subview.extent.applying(subview.presentation.transformToSuperview)
                if box.isFinite, !box.isNull { extent = extent.union(box) }
            }
        }
        renderCache.extent = extent
        return extent
    }
}

extension ViewState {
    /// As in Core Animation, clipping takes the layer's own shadow away.
    ///
    // DEVIATION: the shadow has the shape of the bounds; without a background Apple's has the shape of the content.
    fileprivate var shadowIsVisible: Bool {
        shadowOpacity > 0 && !masksToBounds && shadowColor != nil && bounds.width > 0 && bounds.height > 0
    }
}

extension CGAffineTransform {
    /// A plain shift is rounded to whole pixels, so that text and edges stay sharp.
    fileprivate func alignedToPixels(scale: CGFloat) -> CGAffineTransform {
        guard a == 1, b == 0, c == 0, d == 1 else { return self }
        return CGAffineTransform(translationX: tx.rounded(toScale: scale), y: ty.rounded(toScale: scale))
    }

    fileprivate var isInvertible: Bool {
        let determinant = a * d - b * c
        return determinant != 0 && determinant.isFinite
    }
}
