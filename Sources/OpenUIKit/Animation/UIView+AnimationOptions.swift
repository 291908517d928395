extension UIView {
    /// How an animation runs.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes options from their bits.
        ///
        /// A curve of `7 << 16` is the system's spring.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Lays out what changed within the animation, so that its subviews move along.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// The views take touches while they are animated.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Starts from what is shown.
        ///
        /// That is always so here.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Runs again and again.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Every run also plays backwards.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Keeps its own duration inside another animation.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Keeps its own curve inside another animation.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Transitions: what changes inside is animated as well.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// Transitions: hides and shows views instead of removing and adding them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Keeps its own options inside another animation.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        /// Slow at both ends.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at the start.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Even.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// No transition.
        public static let transitionNone: AnimationOptions = []
        /// Turns the view round its vertical axis; the left side comes to the front.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// Turns the view round its vertical axis; the right side comes to the front.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// Curls the old picture up like a page.
        ///
        /// Here one picture fades into the other.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// Curls the new picture down like a page.
        ///
        /// Here one picture fades into the other.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// One picture fades into the other.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// Turns the view round its horizontal axis; the top comes to the front.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// Turns the view round its horizontal axis; the bottom comes to the front.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
        /// As many frames as the system likes.
        public static let preferredFramesPerSecondDefault: AnimationOptions = []
        /// 60 frames per second.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// 30 frames per second.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

        var curve: UInt { rawValue >> 16 & 0xF }
        var transition: UInt { rawValue >> 20 & 0xF }

        var preferredFrameRateRange: CAFrameRateRange {
            switch rawValue >> 24 & 0xF {
            case 3: CAFrameRateRange(minimum: 60, maximum: 60, preferred: 60)
            case 7: CAFrameRateRange(minimum: 30, maximum: 30, preferred: 30)
            default: .default
            }
        }

        /// These options inside a block with others.
        func inheriting(_ outer: AnimationOptions?) -> AnimationOptions {
            guard let outer, !contains(.overrideInheritedOptions) else { return self }
            return union(outer.intersection([.allowUserInteraction, .repeat, .autoreverse, .layoutSubviews]))
        }
    }

    /// How an animation through key frames runs.
    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes options from their bits.
        ///
        /// The bits of a curve, such as `AnimationOptions.curveLinear`, set the pace of the whole; without them it is slow
        /// at both ends.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Lays out what changed within the animation, so that its subviews move along.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// The views take touches while they are animated.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Starts from what is shown.
        ///
        /// That is always so here.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Runs again and again.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Every run also plays backwards.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Keeps its own duration inside another animation.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// Keeps its own options inside another animation.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        /// Straight from value to value.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Each value stands until the next.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Straight, at the same speed throughout.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// On a smooth curve through the values.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// On a smooth curve, at the same speed throughout.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

        /// What they have in common with those of other animations.
        var common: AnimationOptions {
            AnimationOptions(rawValue: rawValue & (0x3F | 1 << 9 | 0xF << 16 | 0xF << 24))
        }
    }

    /// Animations that the system knows.
    public enum SystemAnimation: UInt, Sendable {
        /// The views vanish and are removed.
        case delete = 0
    }

    /// The pace of an animation.
    public enum AnimationCurve: Int, Sendable {
        /// Slow at both ends.
        case easeInOut = 0
        /// Slow at the start.
        case easeIn = 1
        /// Slow at the end.
        case easeOut = 2
        /// Even.
        case linear = 3
    }
}
