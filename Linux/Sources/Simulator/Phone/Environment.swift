import UIKit

extension Simulator {
    /// What a person sets in the device's settings.
    public struct Environment: Hashable, Sendable {
        public var appearance: UIUserInterfaceStyle
        public var direction: UITraitEnvironmentLayoutDirection
        public var textSize: UIContentSizeCategory
        public var contrast: UIAccessibilityContrast
        public var reduceMotion: Bool

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
