extension UIView {
    /// Options for animations.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        /// Creates options from their raw value.
        ///
        /// The curve bits `7 << 16` select the system's spring.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Performs pending layout of the changed views within the animation, so that their subviews are animated as
        /// well.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// The views receive touches while they are animated.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Starts the animation from the values currently shown.
        ///
        /// This is always the case.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Repeats the animation indefinitely.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Plays each cycle forward and then backward.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Uses the specified duration instead of that of the enclosing animation.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Uses the specified curve instead of that of the enclosing animation.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// For transitions, animates the changes made by the block as well.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// For transitions, hides and shows views instead of removing and adding them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Uses the specified options instead of those of the enclosing animation.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        /// Starts and ends slowly.
        public static let curveEaseInOut: AnimationOptions = []
        /// Starts slowly.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Ends slowly.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Runs at a constant speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// No transition.
        public static let transitionNone: AnimationOptions = []
        /// Flips the view about its vertical axis, from left to right.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// Flips the view about its vertical axis, from right to left.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// Curls the previous contents up like a page.
        ///
        /// Performed as a cross-dissolve.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// Curls the new contents down like a page.
        ///
        /// Performed as a cross-dissolve.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// Dissolves from the previous to the new contents.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// Flips the view about its horizontal axis, from top to bottom.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// Flips the view about its horizontal axis, from bottom to top.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
        /// The default frame rate.
        public static let preferredFramesPerSecondDefault: AnimationOptions = []
        /// 60 frames per second.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// 30 frames per second.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

        /// Shows changes of positions, sizes and transforms immediately if the user prefers less motion.
        ///
        /// For animations that are not requested by the program, such as those of controls, bars and lists.
        package static let avoidsMotion = AnimationOptions(rawValue: 1 << 40)

        var curve: UInt { rawValue >> 16 & 0xF }
        var transition: UInt { rawValue >> 20 & 0xF }

        var preferredFrameRateRange: CAFrameRateRange {
            switch rawValue >> 24 & 0xF {
            case 3: CAFrameRateRange(minimum: 60, maximum: 60, preferred: 60)
            case 7: CAFrameRateRange(minimum: 30, maximum: 30, preferred: 30)
            default: .default
            }
        }

        /// Returns these options combined with those of an enclosing block.
        func inheriting(_ outer: AnimationOptions?) -> AnimationOptions {
            guard let outer, !contains(.overrideInheritedOptions) else { return self }
            return union(
                outer.intersection([.allowUserInteraction, .repeat, .autoreverse, .layoutSubviews, .avoidsMotion]))
        }
    }

    /// Options for keyframe animations.
    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        /// Creates options from their raw value.
        ///
        /// The bits of a curve, such as `AnimationOptions.curveLinear`, set the overall timing; without them it eases
        /// in and out.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Performs pending layout of the changed views within the animation, so that their subviews are animated as
        /// well.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// The views receive touches while they are animated.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Starts the animation from the values currently shown.
        ///
        /// This is always the case.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Repeats the animation indefinitely.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Plays each cycle forward and then backward.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Uses the specified duration instead of that of the enclosing animation.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// Uses the specified options instead of those of the enclosing animation.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        /// Interpolates linearly.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Holds each value until the next one, without interpolation.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Interpolates linearly at a constant speed.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Interpolates along a smooth curve through the values.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Interpolates along a smooth curve at a constant speed.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

        /// The options that keyframe animations share with other animations.
        var common: AnimationOptions {
            AnimationOptions(rawValue: rawValue & (0x3F | 1 << 9 | 0xF << 16 | 0xF << 24))
        }
    }

    /// Animations defined by the system.
    public enum SystemAnimation: UInt, Sendable {
        /// Fades the views out and removes them.
        case delete = 0
    }

    /// The predefined timing curves.
    public enum AnimationCurve: Int, Sendable {
        /// Starts and ends slowly.
        case easeInOut = 0
        /// Starts slowly.
        case easeIn = 1
        /// Ends slowly.
        case easeOut = 2
        /// Runs at a constant speed.
        case linear = 3
    }
}
