@MainActor
extension ComponentTransition {
    /// Sets the transform of a view and animates it along keyframes that a closure provides.
    ///
    /// `transform` is a closure that returns the transform at a fraction of the animation, from 0 to 1 (springs exceed
    /// this range); `isFinal` is `true` for the final model value. It is called sixty times per second of animation,
    /// before this method returns. `delay` is the delay before the animation starts, in seconds. `completion` is a
    /// closure called once, at the end.
    public func setTransformAsKeyframes(
        view: UIView, transform: (_ fraction: CGFloat, _ isFinal: Bool) -> CATransform3D, delay: Double = 0,
        completion: ((Bool) -> Void)? = nil
    ) {
        setTransformAsKeyframes(layer: view.layer, transform: transform, delay: delay, completion: completion)
    }

    /// Sets the transform of a layer and animates it along keyframes that a closure provides.
    ///
    /// `transform` is a closure that returns the transform at a fraction of the animation, from 0 to 1 (springs exceed
    /// this range); `isFinal` is `true` for the final model value. It is called sixty times per second of animation,
    /// before this method returns. `delay` is the delay before the animation starts, in seconds. `completion` is a
    /// closure called once, at the end.
    public func setTransformAsKeyframes(
        layer: CALayer, transform: (_ fraction: CGFloat, _ isFinal: Bool) -> CATransform3D, delay: Double = 0,
        completion: ((Bool) -> Void)? = nil
    ) {
        let end = transform(1, true)
        let property = TransitionProperty.transform
        if !animation.isImmediate, property.get(layer) == end {
            completion?(true)
            return
        }
        ComponentTransition.immediate.set(.transform, of: layer, to: end)
        animateTransformAsKeyframes(
            layer: layer, transform: { transform($0, false) }, delay: delay, completion: completion)
    }

    /// Animates the transform of a view along keyframes that a closure provides, without changing the model value.
    ///
    /// `transform` is a closure that returns the transform at a fraction of the animation; see
    /// ``setTransformAsKeyframes(view:transform:delay:completion:)``.
    public func animateTransformAsKeyframes(
        view: UIView, transform: (_ fraction: CGFloat) -> CATransform3D, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animateTransformAsKeyframes(
            layer: view.layer, transform: transform, delay: delay, additive: additive, completion: completion)
    }

    /// Animates the transform of a layer along keyframes that a closure provides, without changing the model value.
    ///
    /// `transform` is a closure that returns the transform at a fraction of the animation; see
    /// ``setTransformAsKeyframes(layer:transform:delay:completion:)``.
    public func animateTransformAsKeyframes(
        layer: CALayer, transform: (_ fraction: CGFloat) -> CATransform3D, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        let keyPath = TransitionProperty.transform.keyPath
        guard let course = makeAnimation(keyPath: keyPath) else {
            completion?(true)
            return
        }
        let seconds = course.duration / Double(course.speed)
        let count = Int(max(min((seconds * 60).rounded(.up), 3600), 1))
        let frames = CAKeyframeAnimation(keyPath: keyPath)
        frames.values = (0...count).map { index in
            NSValue(caTransform3D: transform(CGFloat(course.progress(at: Double(index) / Double(count)))))
        }
        frames.duration = seconds
        frames.timingFunction = CAMediaTimingFunction(name: .linear)
        frames.isAdditive = additive
        run(frames, on: layer, key: additive ? nil : keyPath, delay: delay, completion: completion)
    }
}
