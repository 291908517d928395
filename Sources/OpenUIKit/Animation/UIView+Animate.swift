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
        animate(duration, delay, .spring(damping: dampingRatio, velocity: velocity), options, animations, completion)
    }

    /// Runs `animations` and lets what they change swing there; a bounce of 0 does not swing past the end.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
        let pace = AnimationPace.physics(
            mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, velocity: initialSpringVelocity)
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

    /// Runs `animations`, which change what the view shows, and lets the old picture fade into the new one.
    ///
    /// With `transitionCrossDissolve` the view fades; without a transition the change is immediate.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let fade = options.transition == 0 ? nil : Fade(of: view)
        let change = {
            if options.contains(.allowAnimatedContent) {
                animations?()
            } else {
                performWithoutAnimation { animations?() }
            }
        }
        let animation = ViewAnimation(
            duration: duration.isFinite ? duration : 0, delay: 0, pace: AnimationPace(options), options: options)
        if let completion { animation.addCompletion(completion) }
        animation.perform {
            change()
            fade?.run()
        }
        animation.addCompletion { _ in fade?.remove() }
        animation.seal()
    }

    /// Lets one view take the place of another, the first fading into the second.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let container = fromView.superview else {
            ViewAnimation.afterTurn { completion?(true) }
            return
        }
        let exchange: @MainActor () -> Void = {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else {
                container.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }
        }
        transition(with: container, duration: duration, options: options, animations: exchange, completion: completion)
    }

    /// The picture that a view showed, in front of it, on its way out.
    @MainActor private final class Fade {
        private let picture: UIView

        init?(of view: UIView) {
            guard view.window != nil, let picture = view.snapshotView(afterScreenUpdates: false) else { return nil }
            self.picture = picture
            view.layer.addSublayer(picture.layer)
            picture.layer.position = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        }

        func run() {
            picture.alpha = 0
        }

        func remove() {
            picture.layer.removeFromSuperlayer()
        }
    }
}
