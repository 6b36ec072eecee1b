extension UIView {
    /// Stands in an intrinsic size for an axis along which the view has no size of its own.
    public nonisolated static let noIntrinsicMetric: CGFloat = -1

    /// The parts of a frame that follow when the superview's size changes.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    /// How content lies in bounds of another size.
    public enum ContentMode: Int, Sendable {
        case scaleToFill = 0
        case scaleAspectFit = 1
        case scaleAspectFill = 2
        case redraw = 3
        case center = 4
        case top = 5
        case bottom = 6
        case left = 7
        case right = 8
        case topLeft = 9
        case topRight = 10
        case bottomLeft = 11
        case bottomRight = 12
    }

    public enum TintAdjustmentMode: Int, Sendable {
        case automatic = 0
        case normal = 1
        case dimmed = 2
    }
}

/// What a view's content means for mirroring in right-to-left languages.
public enum UISemanticContentAttribute: Int, Sendable {
    /// Mirrored with the interface.
    case unspecified = 0
    /// Buttons that steer playback are never mirrored.
    case playback = 1
    /// Things about left and right in space are never mirrored.
    case spatial = 2
    case forceLeftToRight = 3
    case forceRightToLeft = 4
}
