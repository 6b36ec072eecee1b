import UIKit

// Where things are in the strip, for views that an app aligns with it, and for tests.
extension TabStrip {
    /// How wide the strip's content is, in points: at least the strip's own width.
    public var contentWidth: CGFloat { layout.contentWidth(at: position) }

    /// How far the strip is scrolled, in points from the content's left edge, in either direction.
    public var contentOffset: CGFloat { scrollView.contentOffset.x }

    /// Whether the tabs don't fit, so that the strip scrolls.
    public var scrolls: Bool { layout.scrolls }

    /// Whether the position stands still and no finger moves it.
    public var isResting: Bool { source.engine.isResting }

    /// The frame of a tab in the strip's content, in sight or not; `nil` for an unknown id. O(log *n*)
    ///
    /// Before the first layout, and for a tab that has never been in sight of a long strip, it is an estimate.
    public func frame(of id: some Hashable) -> CGRect? {
        place(of: id).flatMap { layout.frame(of: $0, at: position) }.map(rect)
    }

    /// The frame of a tab's title in the tab, across its whole height; `nil` for an unknown id.
    public func titleFrame(of id: some Hashable) -> CGRect? {
        place(of: id).flatMap { layout.label(of: $0, at: position) }.map { rect($0.span) }
    }

    /// Whether a tab has no room for its whole title.
    public func isTitleTruncated(of id: some Hashable) -> Bool {
        place(of: id).flatMap { layout.label(of: $0, at: position) }?.isTruncated ?? false
    }

    /// The frame of the indicator in the strip's content, across its whole height and without its insets; `nil` while it
    /// is hidden. It is where the position says, or where a finger slides it.
    public var indicatorFrame: CGRect? {
        selected == nil ? nil : layout.indicatorFrame(at: hold?.position ?? position).map(rect)
    }

    private func place(of id: some Hashable) -> Int? { source.engine.tabs.index(of: AnyHashable(id)) }

    private func rect(_ span: StripSpan) -> CGRect {
        CGRect(x: span.x, y: 0, width: span.width, height: bounds.height)
    }
}
