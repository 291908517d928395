/// Animations that run together within a shared duration.
///
/// The times of the members are relative to the beginning of the group, and members are clipped to its duration. The
/// delegates of members are not called.
open class CAAnimationGroup: CAAnimation {
    /// The members, applied in this order.
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
