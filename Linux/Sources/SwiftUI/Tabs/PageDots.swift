/// The dots below pages beside each other.
final class PageDots: UIPageControl {
    /// About what iOS leaves below the dots; Apple's documentation has no figure.
    private static let margin: CGFloat = 12

    func show(_ page: Int, of count: Int, _ mode: PageTabViewStyle.IndexDisplayMode) {
        numberOfPages = count
        currentPage = page
        isHidden = mode == .never || mode == .automatic && count < 2
    }

    /// Puts the dots at the lower end of a view, above the bars there.
    func layOut(in view: UIView) {
        let size = sizeThatFits(view.bounds.size)
        let bottom = view.bounds.maxY - view.safeAreaInsets.bottom
        frame = CGRect(
            x: (view.bounds.width - size.width) / 2, y: bottom - Self.margin - size.height, width: size.width,
            height: size.height)
    }
}
