/// Pushes items, once or as long as the behavior is active.
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
    public enum Mode: Int, Sendable {
        /// A force acts as long as the behavior is active.
        case continuous
        /// The velocity changes once each time the behavior becomes active: by 100 points per second for a magnitude and
        /// a mass of 1.
        case instantaneous
    }

    public let mode: Mode
    private var list: DynamicItemList
    private var offsets: [ObjectIdentifier: UIOffset] = [:]

    public init(items: [any UIDynamicItem], mode: Mode) {
        list = DynamicItemList(items)
        self.mode = mode
        super.init()
    }

    public var items: [any UIDynamicItem] { list.items }

    open func addItem(_ item: any UIDynamicItem) {
        if list.add(item) { didChange() }
    }

    open func removeItem(_ item: any UIDynamicItem) {
        guard list.remove(item) else { return }
        offsets[ObjectIdentifier(item)] = nil
        didChange()
    }

    /// Whether the behavior pushes; an instantaneous one becomes inactive when it has pushed.
    open var active = true {
        didSet { if active != oldValue { didChange() } }
    }

    /// The force; 1 accelerates 100 × 100 points with a density of 1 by 100 points per second squared.
    open var pushDirection = CGVector.zero {
        didSet { if pushDirection != oldValue { didChange() } }
    }

    /// The direction in radians, clockwise from the x axis.
    open var angle: CGFloat {
        get { atan2(pushDirection.dy, pushDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// The magnitude of the force.
    open var magnitude: CGFloat {
        get { hypot(pushDirection.dx, pushDirection.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }

    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }

    /// Sets the point at which the force acts, relative to the center of an item.
    open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
        guard list.contains(item), DynamicVector(offset).isFinite else { return }
        offsets[ObjectIdentifier(item)] = offset
        didChange()
    }

    /// Returns the point at which the force acts, relative to the center of an item.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? .zero
    }

    override var movedItems: [any UIDynamicItem] { items }

    override func addForces(_ animator: UIDynamicAnimator) {
        let force = DynamicVector(pushDirection) * 100
        guard active, force.isFinite, force != .zero else { return }
        for item in items {
            let body = animator.body(of: item)
            let arm = DynamicVector(targetOffsetFromCenter(for: item)).rotated(by: body.angle)
            switch mode {
            case .continuous:
                body.force += force
                body.torque += arm.cross(force)
            case .instantaneous: body.apply(force, at: arm)
            }
        }
        if mode == .instantaneous { active = false }
    }
}
