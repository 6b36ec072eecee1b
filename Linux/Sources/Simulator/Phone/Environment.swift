import UIKit

extension Simulator {
    /// What a person sets in the device's settings.
    public struct Environment: Hashable, Sendable {
        /// Light or dark.
        public var appearance: UIUserInterfaceStyle
        /// The reading direction of the person's language.
        public var direction: UITraitEnvironmentLayoutDirection
        /// How large text should be.
        public var textSize: UIContentSizeCategory
        /// Whether colours should differ more.
        public var contrast: UIAccessibilityContrast
        /// Whether large movements should be avoided.
        public var reduceMotion: Bool

        /// A device as it comes: light, left to right, text of the standard size.
        public init(
            appearance: UIUserInterfaceStyle = .light, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
            textSize: UIContentSizeCategory = .large, contrast: UIAccessibilityContrast = .normal,
            reduceMotion: Bool = false
        ) {
            self.appearance = appearance
            self.direction = direction
            self.textSize = textSize
            self.contrast = contrast
            self.reduceMotion = reduceMotion
        }
    }
}
