extension UIView {
    /// Runs `animations` and lets what they change move there over time.
    ///
    /// The properties have their new values at once; what is shown follows. `completion` is called exactly once, with
    /// false if something was interrupted; if nothing changed, or the duration is 0, at the end of the turn.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(duration, delay, AnimationPace(options), options, animations, completion)
    }

    /// Runs `animations` and lets what they change move there over time.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(duration, 0, AnimationPace([]), [], animations, completion)
    }

    /// Runs `animations` and lets what they change swing there.
    ///
    /// - Parameters:
    ///   - duration: when the spring has come to rest, in seconds.
    ///   - dampingRatio: 1 does not swing past the end; the nearer to 0, the more it does.
    ///   - velocity: the speed at the start, in whole distances per second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            duration, delay, .spring(damping: dampingRatio, velocity: CGVector(dx: velocity, dy: velocity)),
            options, animations, completion)
    }

    /// Runs `animations` and lets what they change swing there; a bounce of 0 does not swing past the end.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
        let pace = AnimationPace.physics(
            mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
            velocity: CGVector(dx: initialSpringVelocity, dy: initialSpringVelocity))
        animate(duration, delay, pace, options, animations, completion)
    }

    private class func animate(
        _ duration: TimeInterval, _ delay: TimeInterval, _ pace: AnimationPace, _ options: AnimationOptions,
        _ animations: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        let animation = ViewAnimation(
            duration: duration.isFinite ? duration : 0, delay: delay, pace: pace, options: options)
        if let completion { animation.addCompletion(completion) }
        animation.perform(animations)
        animation.seal()
    }

    /// Runs `actions` without animating what they change, also inside an animation block.
    public class func performWithoutAnimation(_ actions: () -> Void) {
        let wasEnabled = ViewAnimation.isEnabled
        ViewAnimation.isEnabled = false
        actions()
        ViewAnimation.isEnabled = wasEnabled
    }

    /// Whether animation blocks animate.
    public class var areAnimationsEnabled: Bool { ViewAnimation.isEnabled }

    /// Sets whether animation blocks animate.
    public class func setAnimationsEnabled(_ enabled: Bool) {
        ViewAnimation.isEnabled = enabled
    }

    /// The duration of the animation block that is running, in seconds; 0 outside of one.
    public class var inheritedAnimationDuration: TimeInterval {
        ViewAnimation.isEnabled ? ViewAnimation.current?.duration ?? 0 : 0
    }

    /// Runs `animations`, called inside an animation block, with everything in them repeated.
    ///
    /// - Parameters:
    ///   - count: how many cycles run, fractions included.
    ///   - autoreverses: whether every cycle also plays backwards.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        guard let current = ViewAnimation.current else { return animations() }
        let count = count.isNaN ? 0 : max(Float(count), 0)
        current.perform(repeating: .init(count: count, autoreverses: autoreverses), animations)
    }

    /// Runs `animations`, whose `addKeyframe` calls say what happens when.
    ///
    /// Each property goes through what it was set to in the frames, in order, and waits between them. Changes outside of a
    /// frame take the whole duration. The pace of the whole is slow at both ends, unless the options hold a curve's bits.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let animation = ViewAnimation(
            duration: duration.isFinite ? duration : 0, delay: delay, pace: AnimationPace(options.common),
            options: options.common)
        if let completion { animation.addCompletion(completion) }
        animation.keyframes = KeyframeRecorder(options)
        animation.perform(animations)
        animation.seal()
    }

    /// Adds a frame to the key frame animation that is being described.
    ///
    /// - Parameters:
    ///   - frameStartTime: when it begins, in fractions of the whole.
    ///   - frameDuration: how long it takes, in fractions of the whole.
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
                    message: "addKeyframe was called outside of animateKeyframes; its changes are immediate.",
                    subject: "UIView", hint: "Call it in the block that is given to UIView.animateKeyframes."))
        }
        animations()
    }

    /// Lets the system's animation and `parallelAnimations` run on some views; for `delete` they are removed at its end.
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
}
