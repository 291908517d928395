/// An animation of one property.
open class CAPropertyAnimation: CAAnimation {
    /// The property, for example `"position"`, `"bounds.size.width"` or `"transform.rotation.z"`.
    ///
    /// With a path that names no property the animation changes nothing; it is a timer that calls its delegate.
    open var keyPath: String?
    /// Whether the values are added to what is shown without this animation.
    ///
    /// Numbers, points, sizes and rectangles are added; transforms are concatenated. Values that are left out count as
    /// zero.
    open var isAdditive = false
    /// Whether every cycle starts where the one before ended.
    open var isCumulative = false
    /// Makes transforms out of the values, which are numbers then; only for properties that are transforms.
    open var valueFunction: CAValueFunction?

    /// Makes an animation of a property.
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

    /// How time becomes progress.
    var pacing: AnimationPacing {
        timingFunction.map { .curve($0.curve) } ?? .linear
    }

    /// The first time, in seconds, at which the pace has come so far; the duration if it never does.
    package final func time(ofProgress progress: Double) -> CFTimeInterval {
        pacing.time(ofProgress: progress, in: duration)
    }

    /// How fast the pace is after some seconds, in whole ways per second.
    package final func velocity(at time: CFTimeInterval) -> Double {
        pacing.velocity(at: time, of: duration)
    }

    package override func progress(at fraction: Double) -> Double {
        pacing.progress(at: fraction * duration, of: duration)
    }

    /// The motion of the property; nil if there is none.
    @MainActor func makeTrack(of property: LayerProperty, on layer: CALayer) -> AnimationTrack? {
        nil
    }
}
