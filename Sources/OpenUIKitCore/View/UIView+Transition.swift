extension UIView {
    /// Animates the transition between the contents of a view before and after the changes made by `animations`.
    ///
    /// Flips rotate the view with perspective; curls are performed as a cross-dissolve, and so are flips if the user
    /// prefers less motion. Without a transition option the change is immediate.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let picture = ViewTransition(of: view, options: options)
        let animation = ViewAnimation(
            duration: duration.isFinite ? duration : 0, delay: 0, timing: AnimationTiming(options), options: options)
        if let completion { animation.addCompletion(completion) }
        animation.perform {
            if options.contains(.allowAnimatedContent) {
                animations?()
            } else {
                performWithoutAnimation { animations?() }
            }
            picture?.run(in: animation)
        }
        animation.addCompletion { _ in picture?.remove() }
        animation.seal()
    }

    /// Animates the replacement of a view by another in its superview.
    ///
    /// With `showHideTransitionViews` the views are hidden and shown; otherwise they are removed and added. Flips
    /// rotate the superview.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let container = fromView.superview else {
            ViewAnimation.afterRunLoopIteration { completion?(true) }
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
}

/// The animated removal of a snapshot of the view's previous contents.
@MainActor private final class ViewTransition {
    private let view: UIView
    private let picture: UIView
    private let turn: FlipAxis?

    /// The axis of a flip; the sign of the component determines the direction.
    private struct FlipAxis {
        var x: CGFloat = 0
        var y: CGFloat = 0
    }

    init?(of view: UIView, options: UIView.AnimationOptions) {
        guard options.transition != 0, view.window != nil,
            let picture = view.snapshotView(afterScreenUpdates: false)
        else {
            return nil
        }
        self.view = view
        self.picture = picture
        turn =
            switch options.transition {
            case _ where UIAccessibility.prefersCrossFadeTransitions: nil
            case 1: FlipAxis(y: 1)
            case 2: FlipAxis(y: -1)
            case 6: FlipAxis(x: -1)
            case 7: FlipAxis(x: 1)
            default: nil
            }
        picture.layer.position = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    }

    /// Shows the snapshot in front of the changed contents and starts the transition as part of an animation.
    func run(in animation: ViewAnimation) {
        view.layer.addSublayer(picture.layer)
        guard let turn else {
            picture.alpha = 0
            return
        }
        picture.layer.setValue(0, forKeyPath: "opacity")
        animation.run(swap(of: animation), on: picture.layer, old: 1 as Float)
        animation.run(flip(turn, of: animation), on: view.layer, old: nil)
    }

    /// Hides the snapshot at half time, when the view is seen edge-on.
    private func swap(of animation: ViewAnimation) -> CAKeyframeAnimation {
        let swap = keyframes("opacity", of: animation)
        (swap.values, swap.keyTimes, swap.calculationMode) = ([1, 0], [0, 0.5, 1], .discrete)
        return swap
    }

    /// Rotates the view by 90 degrees, then from -90 degrees back to 0, in addition to its own transform.
    private func flip(_ turn: FlipAxis, of animation: ViewAnimation) -> CAKeyframeAnimation {
        let flip = keyframes("transform", of: animation)
        flip.values = [0, CGFloat.pi / 2, -CGFloat.pi / 2, 0].map { face(at: $0, turn) }
        flip.keyTimes = [0, 0.5, 0.5, 1]
        flip.isAdditive = true
        return flip
    }

    private func keyframes(_ keyPath: String, of animation: ViewAnimation) -> CAKeyframeAnimation {
        let keyframes = CAKeyframeAnimation(keyPath: keyPath)
        keyframes.duration = animation.duration
        if case .curve(let function) = animation.timing { keyframes.timingFunction = function }
        return keyframes
    }

    /// Returns a rotation with perspective, with the viewpoint at twice the larger dimension of the view.
    private func face(at angle: CGFloat, _ turn: FlipAxis) -> CATransform3D {
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / max(view.bounds.width, view.bounds.height, 1) / 2
        return CATransform3DRotate(perspective, angle, turn.x, turn.y, 0)
    }

    func remove() {
        picture.layer.removeFromSuperlayer()
    }
}
