/// Applies forces to items that depend on their places or velocities.
@preconcurrency @MainActor open class UIFieldBehavior: UIDynamicBehavior {
    private enum Kind {
        case drag
        case vortex
        case radial
        case linear
        case velocity
        case noise
        case turbulence
        case spring
        case electric
        case magnetic
        case custom((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)
    }

    private let kind: Kind
    private var list = DynamicItemList()

    private init(_ kind: Kind) {
        self.kind = kind
        super.init()
    }

    // MARK: Creating fields

    /// Returns a field that opposes the velocity of items.
    public class func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }

    /// Returns a field that moves items around its position.
    public class func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }

    /// Returns a field that accelerates items towards a position.
    public class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
        let field = UIFieldBehavior(.radial)
        field.position = position
        return field
    }

    /// Returns a field that accelerates items in a direction.
    public class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
        let field = UIFieldBehavior(.linear)
        field.direction = direction
        return field
    }

    /// Returns a field in which items have a velocity in points per second.
    public class func velocityField(direction: CGVector) -> UIFieldBehavior {
        let field = UIFieldBehavior(.velocity)
        field.direction = direction
        return field
    }

    /// Returns a field with random forces.
    ///
    /// - Parameters:
    ///   - smoothness: The similarity of forces at neighboring places, 0…1.
    ///   - speed: The speed at which the forces change.
    public class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        let field = UIFieldBehavior(.noise)
        (field.smoothness, field.animationSpeed) = (smoothness, speed)
        return field
    }

    /// Returns a field with random forces in proportion to the velocity of items.
    public class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        let field = UIFieldBehavior(.turbulence)
        (field.smoothness, field.animationSpeed) = (smoothness, speed)
        return field
    }

    /// Returns a field that attracts items in proportion to their distance.
    public class func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }

    /// Returns a field that repels items with a positive charge.
    public class func electricField() -> UIFieldBehavior { UIFieldBehavior(.electric) }

    /// Returns a field that turns the path of items with a charge.
    public class func magneticField() -> UIFieldBehavior { UIFieldBehavior(.magnetic) }

    /// Returns a field whose force a closure computes.
    ///
    /// - Parameter block: Receives the field, the place of an item relative to the field, its velocity, mass and charge, and
    ///   the animator's elapsed time.
    public class func field(
        evaluationBlock block:
            @escaping (
                _ field: UIFieldBehavior, _ position: CGPoint, _ velocity: CGVector, _ mass: CGFloat, _ charge: CGFloat,
                _ deltaTime: TimeInterval
            ) -> CGVector
    ) -> UIFieldBehavior {
        UIFieldBehavior(.custom(block))
    }

    // MARK: Properties

    public var items: [any UIDynamicItem] { list.items }

    open func addItem(_ item: any UIDynamicItem) {
        if list.add(item) { didChange() }
    }

    open func removeItem(_ item: any UIDynamicItem) {
        if list.remove(item) { didChange() }
    }

    /// The center of the field, in the coordinates of the reference view.
    open var position = CGPoint.zero {
        didSet { if position != oldValue { didChange() } }
    }

    /// The area around the position in which the field acts, initially the whole plane.
    open var region = UIRegion.infinite {
        didSet { if region !== oldValue { didChange() } }
    }

    /// The strength; 1 accelerates a mass of 1 by 100 points per second squared where distances do not matter.
    open var strength: CGFloat = 1 {
        didSet { if strength != oldValue { didChange() } }
    }

    /// The exponent by which the strength decreases with the distance: `(minimumRadius / distance) ^ falloff`.
    open var falloff: CGFloat = 0 {
        didSet { if falloff != oldValue { didChange() } }
    }

    /// The distance up to which the strength does not decrease, in points.
    open var minimumRadius: CGFloat = 1 {
        didSet { if minimumRadius != oldValue { didChange() } }
    }

    /// The direction of a linear or velocity field.
    open var direction = CGVector.zero {
        didSet { if direction != oldValue { didChange() } }
    }

    /// The similarity of forces at neighboring places in a noise or turbulence field, 0…1.
    open var smoothness: CGFloat = 0 {
        didSet { if smoothness != oldValue { didChange() } }
    }

    /// The speed at which the forces of a noise or turbulence field change.
    open var animationSpeed: CGFloat = 0 {
        didSet { if animationSpeed != oldValue { didChange() } }
    }

    // MARK: Steps

    override var movedItems: [any UIDynamicItem] { items }

    override var isUnsteady: Bool {
        switch kind {
        case .noise: animationSpeed != 0 && strength != 0 && !items.isEmpty
        case .custom: !items.isEmpty
        default: false
        }
    }

    override func addForces(_ animator: UIDynamicAnimator) {
        for item in items {
            let body = animator.body(of: item)
            let place = body.position - DynamicVector(position)
            guard region.contains(place.point) else { continue }
            let force = force(on: body, at: place, animator.elapsedTime) * attenuation(at: place.length)
            if force.isFinite { body.force += force }
        }
    }

    private func attenuation(at distance: Double) -> Double {
        guard falloff != 0 else { return 1 }
        let radius = max(Double(minimumRadius), 1e-3)
        return pow(radius / max(distance, radius), Double(falloff))
    }

    private func force(on body: RigidBody, at place: DynamicVector, _ time: TimeInterval) -> DynamicVector {
        let strength = Double(strength)
        switch kind {
        case .drag: return body.velocity * -(strength * body.mass)
        case .vortex: return place.normalized.perpendicular * (strength * 100 * body.mass)
        case .radial: return place.normalized * -(strength * 100 * body.mass)
        case .linear: return DynamicVector(direction) * (strength * 100 * body.mass)
        case .velocity:
            // Reaches the velocity within this step.
            return (DynamicVector(direction) * strength - body.velocity) * (body.mass / DynamicWorld.step)
        case .noise: return noise(at: place, time) * (strength * 100)
        case .turbulence: return noise(at: place, time) * (strength * body.velocity.length)
        case .spring: return place * -(strength * body.mass)
        case .electric: return place.normalized * (strength * 100 * body.charge)
        case .magnetic: return body.velocity.perpendicular * (strength * body.charge)
        case .custom(let block):
            let velocity = CGVector(dx: body.velocity.x, dy: body.velocity.y)
            let force = block(self, place.point, velocity, CGFloat(body.mass), CGFloat(body.charge), time)
            return DynamicVector(force) * 100
        }
    }

    /// Returns a random vector whose components are within −1…1, interpolated between the points of a grid.
    private func noise(at place: DynamicVector, _ time: TimeInterval) -> DynamicVector {
        let cell = 20 + 180 * min(max(Double(smoothness), 0), 1)
        let moment = time * Double(animationSpeed)
        return DynamicVector(
            Self.noise(place.x / cell, place.y / cell, moment, seed: 1),
            Self.noise(place.x / cell, place.y / cell, moment, seed: 2))
    }

    private static func noise(_ x: Double, _ y: Double, _ z: Double, seed: UInt64) -> Double {
        guard abs(x) < 1e9, abs(y) < 1e9, abs(z) < 1e9 else { return 0 }
        let (i, j, k) = (x.rounded(.down), y.rounded(.down), z.rounded(.down))
        func smooth(_ t: Double) -> Double { t * t * (3 - 2 * t) }
        let (u, v, w) = (smooth(x - i), smooth(y - j), smooth(z - k))
        var sum = 0.0
        for corner in 0..<8 {
            let (a, b, c) = (corner & 1, corner >> 1 & 1, corner >> 2)
            let weight = (a == 1 ? u : 1 - u) * (b == 1 ? v : 1 - v) * (c == 1 ? w : 1 - w)
            sum += weight * value(Int64(i) + Int64(a), Int64(j) + Int64(b), Int64(k) + Int64(c), seed)
        }
        return sum
    }

    /// Returns a random number within −1…1 for a point of the grid.
    private static func value(_ i: Int64, _ j: Int64, _ k: Int64, _ seed: UInt64) -> Double {
        var hash = seed
        for part in [i, j, k] {
            hash = (hash ^ UInt64(bitPattern: part)) &* 0x9e37_79b9_7f4a_7c15
            hash ^= hash >> 29
        }
        return Double(hash >> 11) * 0x1p-52 - 1
    }
}
