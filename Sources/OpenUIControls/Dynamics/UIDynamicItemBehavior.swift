/// Specifies the physical properties of items, and changes their velocities.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
    private var list: DynamicItemList
    /// Velocities that were added before the behavior belonged to an animator.
    private var pendingVelocities: [(item: any UIDynamicItem, linear: DynamicVector, angular: Double)] = []

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

    /// The part of the speed that remains after a collision, 0…1; the larger one of both items applies.
    open var elasticity: CGFloat = 0 {
        didSet { if elasticity != oldValue { didChange() } }
    }

    /// The resistance to sliding along another item or a boundary; 0, the initial value, is none.
    open var friction: CGFloat = 0 {
        didSet { if friction != oldValue { didChange() } }
    }

    /// The mass of 100 × 100 points, initially 1.
    open var density: CGFloat = 1 {
        didSet { if density != oldValue { didChange() } }
    }

    /// The part of the velocity that is lost per second, initially 0.
    open var resistance: CGFloat = 0 {
        didSet { if resistance != oldValue { didChange() } }
    }

    /// The part of the angular velocity that is lost per second, initially 0.
    open var angularResistance: CGFloat = 0 {
        didSet { if angularResistance != oldValue { didChange() } }
    }

    /// The charge of the items in electric and magnetic fields, initially 0.
    open var charge: CGFloat = 0 {
        didSet { if charge != oldValue { didChange() } }
    }

    /// Whether the items collide but do not move.
    open var isAnchored = false {
        didSet { if isAnchored != oldValue { didChange() } }
    }

    /// Whether the items rotate, initially `true`.
    open var allowsRotation = true {
        didSet { if allowsRotation != oldValue { didChange() } }
    }

    // MARK: Velocities

    /// Adds a velocity in points per second to that of an item.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        add(linear: DynamicVector(velocity), angular: 0, to: item)
    }

    /// Returns the velocity of an item in points per second.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        guard let dynamicAnimator, list.contains(item) else { return .zero }
        return dynamicAnimator.body(of: item).velocity.point
    }

    /// Adds an angular velocity in radians per second to that of an item.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        add(linear: .zero, angular: Double(velocity), to: item)
    }

    /// Returns the angular velocity of an item in radians per second.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        guard let dynamicAnimator, list.contains(item) else { return 0 }
        return CGFloat(dynamicAnimator.body(of: item).spin)
    }

    private func add(linear: DynamicVector, angular: Double, to item: any UIDynamicItem) {
        guard linear.isFinite, angular.isFinite, list.contains(item) else { return }
        guard let dynamicAnimator else { return pendingVelocities.append((item, linear, angular)) }
        dynamicAnimator.body(of: item).velocity += linear
        dynamicAnimator.body(of: item).spin += angular
        didChange()
    }

    override func join(_ animator: UIDynamicAnimator) {
        let pending = pendingVelocities
        pendingVelocities = []
        for velocity in pending where list.contains(velocity.item) {
            animator.body(of: velocity.item).velocity += velocity.linear
            animator.body(of: velocity.item).spin += velocity.angular
        }
    }

    override var movedItems: [any UIDynamicItem] { items }

    override func configure(_ animator: UIDynamicAnimator) {
        for item in items {
            let body = animator.body(of: item)
            body.elasticity = Self.usable(elasticity)
            body.friction = Self.usable(friction)
            body.density = Self.usable(density)
            body.resistance = Self.usable(resistance)
            body.angularResistance = Self.usable(angularResistance)
            body.charge = charge.isFinite ? Double(charge) : 0
            (body.isAnchored, body.allowsRotation) = (isAnchored, allowsRotation)
        }
    }

    private static func usable(_ value: CGFloat) -> Double {
        value.isFinite ? max(Double(value), 0) : 0
    }
}
