/// Accelerates items in one direction.
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
    private var list: DynamicItemList

    /// Creates a gravity that points down, with a magnitude of 1.
    public init(items: [any UIDynamicItem] = []) {
        list = DynamicItemList(items)
        super.init()
    }

    public var items: [any UIDynamicItem] { list.items }

    open func addItem(_ item: any UIDynamicItem) {
        if list.add(item) { didChange() }
    }

    open func removeItem(_ item: any UIDynamicItem) {
        if list.remove(item) { didChange() }
    }

    /// The acceleration in multiples of 1,000 points per second squared, initially (0, 1).
    open var gravityDirection = CGVector(dx: 0, dy: 1) {
        didSet { if gravityDirection != oldValue { didChange() } }
    }

    /// The direction in radians, clockwise from the x axis.
    open var angle: CGFloat {
        get { atan2(gravityDirection.dy, gravityDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// The magnitude of the acceleration in multiples of 1,000 points per second squared.
    open var magnitude: CGFloat {
        get { hypot(gravityDirection.dx, gravityDirection.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }

    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }

    override var movedItems: [any UIDynamicItem] { items }

    override func addForces(_ animator: UIDynamicAnimator) {
        let acceleration = DynamicVector(gravityDirection) * 1000
        guard acceleration.isFinite else { return }
        for item in items { animator.body(of: item).acceleration += acceleration }
    }
}
