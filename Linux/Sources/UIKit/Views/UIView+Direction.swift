extension UIView {
    /// The direction of a view with the attribute, in an app whose interface has the app's direction.
    public static func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(
            for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
    }

    /// The direction of a view with the attribute, where its surroundings have the given one.
    public nonisolated static func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: layoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }

    func directionMayHaveChanged() {
        setNeedsLayout()
        setNeedsDisplay()
        if case .directional = storedMargins { layoutMarginsDidChange() }
    }
}
