/// An animation of a single property.
open class CAPropertyAnimation: CAAnimation {
    /// The key path of the property, for example `"position"`, `"bounds.size.width"` or `"transform.rotation.z"`.
    ///
    /// If the key path does not identify an animatable property, the animation has no visible effect but still calls
    /// its delegate.
    open var keyPath: String?
    /// Whether the values are added to the value that the property has without this animation.
    ///
    /// Numbers, points, sizes and rectangles are added; transforms are concatenated. Omitted values count as zero.
    open var isAdditive = false
    /// Whether each cycle starts from the end value of the previous one.
    open var isCumulative = false
    /// Converts the animation's values, which must then be numbers, to transforms; applies only to transform
    /// properties.
    open var valueFunction: CAValueFunction?

    /// Creates an animation of the property with the given key path.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override func adopt(_ other: CAAnimation) {
        super.adopt(other)
        guard let other = other as? CAPropertyAnimation else { return }
        keyPath = other.keyPath
        isAdditive = other.isAdditive
        isCumulative = other.isCumulative
        valueFunction = other.valueFunction
    }

    override func makeEffect(on layer: CALayer) -> AnimationEffect {
        guard let keyPath, let property = LayerProperty.named(keyPath, of: layer) else { return .none }
        return makeTrack(of: property, on: layer).map { .track($0) } ?? .none
    }

    /// The mapping from elapsed time to progress.
    var pacing: AnimationPacing {
        timingFunction.map { .curve($0.curve) } ?? .linear
    }

    /// Returns the first time, in seconds, at which `progress` is reached, or the duration if it never is.
    package final func time(ofProgress progress: Double) -> CFTimeInterval {
        pacing.time(ofProgress: progress, in: duration)
    }

    /// Returns the rate of change of the progress at a time in seconds, in multiples of the total distance per second.
    package final func velocity(at time: CFTimeInterval) -> Double {
        pacing.velocity(at: time, of: duration)
    }

    package override func progress(at fraction: Double) -> Double {
        pacing.progress(at: fraction * duration, of: duration)
    }

    /// Creates the track for a property; returns `nil` if the animation has no effect.
    @MainActor func makeTrack(of property: LayerProperty, on layer: CALayer) -> AnimationTrack? {
        nil
    }
}
