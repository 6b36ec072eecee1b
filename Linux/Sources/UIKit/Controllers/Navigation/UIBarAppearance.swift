/// How a bar looks: its background and the line at its edge.
@MainActor
open class UIBarAppearance {
    /// What is behind the bar's content.
    enum Material { case none, chrome }

    private(set) var material = Material.chrome

    /// Makes an appearance with the system's translucent background.
    public init() { configureWithDefaultBackground() }

    /// Sets the system's translucent background and its shadow.
    open func configureWithDefaultBackground() {
        material = .chrome
        backgroundColor = nil
        shadowColor = Self.systemShadow
    }

    /// Sets an opaque background in the system's colour, and a shadow.
    open func configureWithOpaqueBackground() {
        material = .none
        backgroundColor = .systemBackground
        shadowColor = Self.systemShadow
    }

    /// Takes background and shadow away.
    open func configureWithTransparentBackground() {
        material = .none
        backgroundColor = nil
        shadowColor = nil
    }

    /// The colour behind the bar's content; it lies over the translucent background if there is one.
    open var backgroundColor: UIColor?

    /// The colour of the line at the bar's edge; nil for none.
    open var shadowColor: UIColor?

    /// The colour of the whole background.
    ///
    /// DEVIATION: iOS blurs what lies below the bar; here it shines through a nearly opaque colour unblurred.
    var fill: UIColor? {
        if let backgroundColor { return backgroundColor }
        return material == .chrome ? Self.chrome : nil
    }

    private static let systemShadow = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
    }

    private static let chrome = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.114, green: 0.114, blue: 0.114, alpha: 0.94)
            : UIColor(red: 0.976, green: 0.976, blue: 0.976, alpha: 0.94)
    }
}
