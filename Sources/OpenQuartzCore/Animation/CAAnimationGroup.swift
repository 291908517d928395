/// Several animations that share a stretch of time.
///
/// Times of the animations count from the beginning of the group; what lies beyond its duration is cut off. Their
/// delegates are not called.
open class CAAnimationGroup: CAAnimation {
    /// The animations, applied in this order.
    open var animations: [CAAnimation]?

    override func adopt(_ other: CAAnimation) {
        super.adopt(other)
        animations = (other as? CAAnimationGroup)?.animations?.compactMap { $0.copy() as? CAAnimation }
    }

    override func makeEffect(on layer: CALayer) -> AnimationEffect {
        let members = (animations ?? []).map { member in
            var timing = member.timing
            timing.makeUsable(defaultDuration: duration)
            timing.beginTime += member.delay
            return AnimationNode(timing: timing, effect: member.makeEffect(on: layer))
        }
        return .group(members, timingFunction?.curve)
    }
}
