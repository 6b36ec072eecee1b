extension UIView {
    public enum AnimationCurve: Int, Sendable {
        case easeInOut = 0
        case easeIn = 1
        case easeOut = 2
        case linear = 3
    }

    /// How an animation block behaves.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Lays out the animated views inside the block, so that their subviews move along.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Lets touches reach the views while they are being animated.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Starts from what is on screen, in place of what still runs.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Repeats without end.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Runs each repetition forwards and backwards.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Has a transition animate what changes inside it, in place of a still picture.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// Has a transition between two views hide and show them, in place of removing and adding.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

        public static let curveEaseInOut = AnimationOptions([])
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// Fades from the old picture to the new one.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    }
}

extension UIView.AnimationCurve {
    var timing: TimingCurve {
        switch self {
        case .easeInOut: .easeInOut
        case .easeIn: .easeIn
        case .easeOut: .easeOut
        case .linear: .linear
        }
    }
}

extension UIView.AnimationOptions {
    var curve: TimingCurve {
        (UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 0xF)) ?? .easeInOut).timing
    }

    var isCrossDissolve: Bool { rawValue >> 20 & 0xF == 5 }

    func timing(duration: TimeInterval, delay: TimeInterval, curve: TimingCurve? = nil) -> AnimationTiming {
        assert(duration.isFinite && delay.isFinite, "duration and delay must be finite")
        return AnimationTiming(
            delay: delay.isFinite ? max(delay, 0) : 0, duration: duration.isFinite ? max(duration, 0) : 0,
            curve: curve ?? self.curve, repeatCount: contains(.repeat) ? .infinity : 1,
            autoreverses: contains(.autoreverse))
    }
}
