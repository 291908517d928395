extension UIView {
    /// Animates the changes made by `animations`.
    ///
    /// Properties change to their new values immediately; the values shown follow over time. `completion` is called
    /// exactly once, with `false` if an animation was interrupted. If nothing changed or the duration is 0, it is
    /// called at the end of the current run loop iteration.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(duration, delay, AnimationTiming(options), options, animations, completion)
    }

    /// Animates the changes made by `animations`.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(duration, 0, AnimationTiming([]), [], animations, completion)
    }

    /// Animates the changes made by `animations` with a spring.
    ///
    /// `duration` is the time until the spring settles, in seconds. With a `dampingRatio` of 1 the spring does not
    /// overshoot; the overshoot increases as the ratio approaches 0. `velocity` is the initial velocity, in multiples
    /// of the total distance per second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            duration, delay, .spring(damping: dampingRatio, velocity: CGVector(dx: velocity, dy: velocity)),
            options, animations, completion)
    }

    /// Animates the changes made by `animations` with a spring; a bounce of 0 does not overshoot.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
        let timing = AnimationTiming.physics(
            mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
            velocity: CGVector(dx: initialSpringVelocity, dy: initialSpringVelocity))
        animate(duration, delay, timing, options, animations, completion)
    }

    /// Animates the changes made by `animations` with any timing; the settling time of a spring with physical parameters
    /// replaces the duration.
    package class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, timing parameters: any UITimingCurveProvider,
        options: AnimationOptions, animations: @escaping () -> Void, completion: ((Bool) -> Void)?
    ) {
        animate(duration, delay, AnimationTiming(parameters), options, animations, completion)
    }

    private class func animate(
        _ duration: TimeInterval, _ delay: TimeInterval, _ timing: AnimationTiming, _ options: AnimationOptions,
        _ animations: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        let animation = ViewAnimation(
            duration: duration.isFinite ? duration : 0, delay: delay, timing: timing, options: options)
        if let completion { animation.addCompletion(completion) }
        animation.perform(animations)
        animation.seal()
    }

    /// Runs `actions` without animating the changes, even within an animation block.
    public class func performWithoutAnimation(_ actions: () -> Void) {
        let wasEnabled = ViewAnimation.isEnabled
        ViewAnimation.isEnabled = false
        actions()
        ViewAnimation.isEnabled = wasEnabled
    }

    /// Whether animation blocks animate changes.
    public class var areAnimationsEnabled: Bool { ViewAnimation.isEnabled }

    /// Sets whether animation blocks animate changes.
    public class func setAnimationsEnabled(_ enabled: Bool) {
        ViewAnimation.isEnabled = enabled
    }

    /// The duration of the current animation block in seconds; 0 outside animation blocks.
    public class var inheritedAnimationDuration: TimeInterval {
        ViewAnimation.isEnabled ? ViewAnimation.current?.duration ?? 0 : 0
    }

    /// Repeats the changes made by `animations`; call it within an animation block.
    ///
    /// `count` is the number of cycles, which may be fractional. `autoreverses` specifies whether each cycle plays
    /// forward and then backward.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        guard let current = ViewAnimation.current else { return animations() }
        let count = count.isNaN ? 0 : max(Float(count), 0)
        current.perform(repeating: .init(count: count, autoreverses: autoreverses), animations)
    }

    /// Animates the changes made by `animations`, which calls `addKeyframe` to schedule them.
    ///
    /// Each property passes through the values set in its keyframes in order and holds its value between them. Changes
    /// outside keyframes take the total duration. The overall timing eases in and out unless the options contain the
    /// bits of another curve.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let animation = ViewAnimation(
            duration: duration.isFinite ? duration : 0, delay: delay, timing: AnimationTiming(options.common),
            options: options.common)
        if let completion { animation.addCompletion(completion) }
        animation.keyframes = KeyframeRecorder(options)
        animation.perform(animations)
        animation.seal()
    }

    /// Adds a keyframe to the enclosing keyframe animation.
    ///
    /// `frameStartTime` is the start time, as a fraction of the total duration. `frameDuration` is the duration, as a
    /// fraction of the total duration.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        if let keyframes = ViewAnimation.current?.keyframes {
            return keyframes.perform(start: frameStartTime, duration: frameDuration, animations)
        }
        if ViewAnimation.isEnabled, ViewAnimation.current == nil {
            Diagnostics.report(
                Diagnostic(
                    rule: "animation.keyframe-outside",
                    message: "addKeyframe was called outside animateKeyframes; its changes are not animated.",
                    subject: "UIView", hint: "Call it in the animations block of UIView.animateKeyframes."))
        }
        animations()
    }

    /// Performs a system animation on views together with `parallelAnimations`.
    ///
    /// For `delete` the views are removed when the animation ends.
    public class func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let old = views.map { (view: $0, alpha: $0.alpha, transform: $0.transform) }
        animate(
            withDuration: 0.35, delay: 0, options: options,
            animations: {
                for view in views {
                    view.alpha = 0
                    if UIAccessibility.isReduceMotionEnabled { continue }
                    view.transform = view.transform.scaledBy(x: 0.6, y: 0.6)
                }
                parallelAnimations?()
            },
            completion: { finished in
                for (view, alpha, transform) in old {
                    view.removeFromSuperview()
                    (view.alpha, view.transform) = (alpha, transform)
                }
                completion?(finished)
            })
    }

    // MARK: Layer actions

    /// The properties that animation blocks animate; all others change immediately.
    private static let animatedKeys: Set<String> = [
        "position", "bounds", "opacity", "transform", "backgroundColor", "cornerRadius", "anchorPoint", "zPosition",
        "sublayerTransform", "borderWidth", "borderColor", "shadowColor", "shadowOpacity", "shadowRadius",
        "shadowOffset", "shadowPath", "layerTintColor", "contentsRect", "contentsCenter",
    ]

    /// The properties whose animation is a motion.
    private static let movingKeys: Set<String> = [
        "position", "bounds", "transform", "anchorPoint", "zPosition", "sublayerTransform",
    ]

    /// The properties with additive animations, which record the old model value as their start.
    private static let additiveKeys: Set<String> = ["position", "bounds"]

    func animationAction(for layer: CALayer, forKey key: String) -> (any CAAction)? {
        guard ViewAnimation.isEnabled, let animation = ViewAnimation.current, Self.animatedKeys.contains(key) else {
            return NSNull()
        }
        if animation.avoidsMotion, Self.movingKeys.contains(key) { return NSNull() }
        let startsFromModel = Self.additiveKeys.contains(key) || !layer.hasAnimations
        let shown = startsFromModel ? layer : layer.presentation()
        return ViewAnimationAction(animation: animation, oldValue: shown?.value(forKeyPath: key))
    }

    /// Counts the animations during which the view does not receive touches.
    func trackNoninteractiveAnimation(began: Bool) {
        let state = ensureRareState()
        state.animationsWithoutInteraction += began ? 1 : -1
        flags.set(.isAnimatedWithoutInteraction, to: state.animationsWithoutInteraction > 0)
    }
}
