/// Moves an item to a point with a spring, and turns it upright.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem

    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        snapPoint = point
        super.init()
    }

    /// The point to which the center of the item moves.
    open var snapPoint: CGPoint {
        didSet { if snapPoint != oldValue { didChange() } }
    }

    /// The damping of the oscillation at the end, 0…1, initially 0.5; 1 ends without one.
    open var damping: CGFloat = 0.5 {
        didSet { if damping != oldValue { didChange() } }
    }

    override var movedItems: [any UIDynamicItem] { [item] }

    /// Oscillations per second of the spring.
    private static let frequency = 2.5

    override func addForces(_ animator: UIDynamicAnimator) {
        let (body, target) = (animator.body(of: item), DynamicVector(snapPoint))
        guard target.isFinite, body.inverseMass > 0 else { return }
        let pulse = 2 * .pi * Self.frequency
        let ratio = 0.3 + 0.7 * min(max(damping.isFinite ? Double(damping) : 0.5, 0), 1)
        let step = DynamicWorld.step
        // The spring at the end of the step, which is stable.
        let factor = 1 / (1 + 2 * ratio * pulse * step + pulse * pulse * step * step)
        func pull(_ distance: Double, _ speed: Double) -> Double {
            -(pulse * pulse * (distance + speed * step) + 2 * ratio * pulse * speed) * factor
        }
        let distance = body.position - target
        body.acceleration += DynamicVector(pull(distance.x, body.velocity.x), pull(distance.y, body.velocity.y))
        body.angularAcceleration += pull(body.angle.remainder(dividingBy: 2 * .pi), body.spin)
    }

    override func settle(_ animator: UIDynamicAnimator) {
        let (body, target) = (animator.body(of: item), DynamicVector(snapPoint))
        guard (body.position - target).length < 0.5 else { return }
        body.position = target
        if abs(body.angle.remainder(dividingBy: 2 * .pi)) < 0.01 { body.angle = 0 }
        body.updateVertices()
    }
}
