/// The sizes of a navigation bar, known from iOS 13 to 18.
enum NavigationBarMetrics {
    static let height: CGFloat = 44
    static let compactHeight: CGFloat = 32
    /// The zone of a large title below the buttons.
    static let largeTitleHeight: CGFloat = 52
    /// From the large title's box to the bar's lower edge.
    static let largeTitleBottom: CGFloat = 8
    /// From the edge to the back button's chevron, which stands outside the margin.
    static let chevronInset: CGFloat = 8
    /// Between the items of one side.
    static let itemSpacing: CGFloat = 8
    /// Between the title and what stands beside it.
    static let titleSpacing: CGFloat = 6

    static func height(for traits: UITraitCollection) -> CGFloat {
        traits.verticalSizeClass == .compact ? compactHeight : height
    }

    /// Measured on iOS: 16 points, 20 on the wide phones.
    static func margin(forWidth width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }
}
