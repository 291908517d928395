@MainActor
extension ComponentTransition {
    /// Sets the transform of a view, moving there along a way that a closure describes.
    ///
    /// - Parameters:
    ///   - transform: The transform at a fraction of the way, from 0 to 1 (springs go beyond), and whether it is the one
    ///     that stays. Called sixty times per second of the movement, all before this method returns.
    ///   - delay: Seconds before it starts.
    ///   - completion: Called once, at the end.
    public func setTransformAsKeyframes(
        view: UIView, transform: (_ fraction: CGFloat, _ isFinal: Bool) -> CATransform3D, delay: Double = 0,
        completion: ((Bool) -> Void)? = nil
    ) {
        setTransformAsKeyframes(layer: view.layer, transform: transform, delay: delay, completion: completion)
    }

    /// Sets the transform of a layer, moving there along a way that a closure describes.
    ///
    /// - Parameters:
    ///   - transform: The transform at a fraction of the way, from 0 to 1 (springs go beyond), and whether it is the one
    ///     that stays. Called sixty times per second of the movement, all before this method returns.
    ///   - delay: Seconds before it starts.
    ///   - completion: Called once, at the end.
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

    /// Moves the transform along a way that a closure describes, and leaves it as it was.
    ///
    /// - Parameter transform: The transform at a fraction of the way; see
    ///   ``setTransformAsKeyframes(view:transform:delay:completion:)``.
    public func animateTransformAsKeyframes(
        view: UIView, transform: (_ fraction: CGFloat) -> CATransform3D, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animateTransformAsKeyframes(
            layer: view.layer, transform: transform, delay: delay, additive: additive, completion: completion)
    }

    /// Moves the transform along a way that a closure describes, and leaves it as it was.
    ///
    /// - Parameter transform: The transform at a fraction of the way; see
    ///   ``setTransformAsKeyframes(layer:transform:delay:completion:)``.
    public func animateTransformAsKeyframes(
        layer: CALayer, transform: (_ fraction: CGFloat) -> CATransform3D, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        let keyPath = TransitionProperty.transform.keyPath
        guard let course = animation.makeAnimation(keyPath: keyPath) else {
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
