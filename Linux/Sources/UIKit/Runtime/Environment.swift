/// What a person chose in the device's settings.
package struct Environment: Hashable, Sendable {
    package var style: UIUserInterfaceStyle
    package var direction: UITraitEnvironmentLayoutDirection
    package var textSize: UIContentSizeCategory
    package var contrast: UIAccessibilityContrast
    package var reduceMotion: Bool
    package var idiom: UIUserInterfaceIdiom

    /// The setting under Reduce Motion that asks for cross-fades in place of slides.
    package var prefersCrossFade: Bool

    package init(
        style: UIUserInterfaceStyle = .light, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        textSize: UIContentSizeCategory = .large, contrast: UIAccessibilityContrast = .normal,
        reduceMotion: Bool = false, idiom: UIUserInterfaceIdiom = .phone, prefersCrossFade: Bool = false
    ) {
        self.style = style
        self.direction = direction
        self.textSize = textSize
        self.contrast = contrast
        self.reduceMotion = reduceMotion
        self.idiom = idiom
        self.prefersCrossFade = prefersCrossFade
    }
}

extension Environment {
    /// The traits of a screen with these settings.
    ///
    /// Apple's table of size classes: iPhones are compact in height when held sideways, and regular in width then only
    /// if they are one of the large models; iPads are regular, but for the narrow forms of a split screen.
    func traits(on device: Device) -> UITraitCollection {
        let isWide = device.size.width > device.size.height
        let isPad = idiom == .pad
        let hasRegularWidth = isPad ? device.size.width >= 600 : isWide && device.size.width >= 896
        let hasCompactHeight = !isPad && isWide
        return UITraitCollection {
            $0.userInterfaceIdiom = idiom
            $0.userInterfaceStyle = style == .unspecified ? .light : style
            $0.layoutDirection = direction == .unspecified ? .leftToRight : direction
            $0.displayScale = device.scale
            $0.horizontalSizeClass = hasRegularWidth ? .regular : .compact
            $0.verticalSizeClass = hasCompactHeight ? .compact : .regular
            $0.preferredContentSizeCategory = textSize == .unspecified ? .large : textSize
            $0.accessibilityContrast = contrast == .unspecified ? .normal : contrast
            $0.userInterfaceLevel = .base
        }
    }
}
