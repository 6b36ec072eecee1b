extension UIScrollView {
    /// How fast content slows down after a fling: the factor for each millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)

        /// A rate that slows down: above 0 and under 1, else the normal one.
        var sanitized: CGFloat {
            let isValid = rawValue > 0 && rawValue < 1
            assert(isValid, "a deceleration rate lies between 0 and 1; \(rawValue) doesn't")
            return isValid ? rawValue : Self.normal.rawValue
        }
    }

    /// When the safe area is added to the content's insets.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Along axes that scroll, and vertically in any case for the content of a navigation or tab bar controller.
        case automatic = 0
        /// Along axes that scroll.
        case scrollableAxes = 1
        case never = 2
        case always = 3
    }

    /// The colour of the scroll indicators.
    public enum IndicatorStyle: Int, Sendable {
        case `default` = 0
        case black = 1
        case white = 2
    }
}
