/// A contact of two bodies during a step, solved by sequential impulses (Catto, "Iterative Dynamics with Temporal
/// Coherence", 2005).
struct ContactConstraint {
    /// Identifies a contact in consecutive steps.
    struct Key: Hashable {
        let first: ObjectIdentifier
        let second: ObjectIdentifier
        let feature: Int
    }

    let key: Key
    let first: RigidBody
    let second: RigidBody
    private let normal: DynamicVector
    private let localFirst: DynamicVector
    private let localSecond: DynamicVector
    private let armFirst: DynamicVector
    private let armSecond: DynamicVector
    private let normalMass: Double
    private let tangentMass: Double
    private let friction: Double
    /// The speed at which the bodies separate after the contact.
    private let bounce: Double
    private(set) var normalImpulse = 0.0
    private(set) var tangentImpulse = 0.0

    /// The overlap that is not corrected, in points, so that resting contacts persist.
    static let slop = 0.25
    /// The speed of approach below which contacts are inelastic, in points per second.
    private static let restingSpeed = 20.0

    init(_ point: ContactPoint, _ first: RigidBody, _ second: RigidBody) {
        key = Key(first: ObjectIdentifier(first), second: ObjectIdentifier(second), feature: point.feature)
        (self.first, self.second, normal) = (first, second, point.normal)
        (localFirst, localSecond) = (first.local(point.first), second.local(point.second))
        let middle = (point.first + point.second) * 0.5
        (armFirst, armSecond) = (middle - first.position, middle - second.position)
        normalMass = Self.mass(first, second, armFirst, armSecond, normal)
        tangentMass = Self.mass(first, second, armFirst, armSecond, normal.perpendicular)
        friction = Self.friction(first, second)
        let approach = (second.oldVelocity(at: armSecond) - first.oldVelocity(at: armFirst)).dot(normal)
        bounce = approach < -Self.restingSpeed ? -approach * Self.elasticity(first, second) : 0
        first.isConstrained = true
        second.isConstrained = true
    }

    /// Boundaries have no friction of their own: that of the item applies.
    private static func friction(_ first: RigidBody, _ second: RigidBody) -> Double {
        if first.isBoundary { return second.friction }
        if second.isBoundary { return first.friction }
        return (first.friction * second.friction).squareRoot()
    }

    private static func elasticity(_ first: RigidBody, _ second: RigidBody) -> Double {
        min(max(first.elasticity, second.elasticity, 0), 1)
    }

    private static func mass(
        _ first: RigidBody, _ second: RigidBody, _ a: DynamicVector, _ b: DynamicVector, _ axis: DynamicVector
    ) -> Double {
        let (turnA, turnB) = (a.cross(axis), b.cross(axis))
        let sum =
            first.inverseMass + second.inverseMass + turnA * turnA * first.inverseInertia
            + turnB * turnB * second.inverseInertia
        return sum > 0 ? 1 / sum : 0
    }

    /// Begins with the impulses of the previous step.
    mutating func warmStart(normal: Double, tangent: Double) {
        (normalImpulse, tangentImpulse) = (normal, tangent)
        apply(self.normal * normal + self.normal.perpendicular * tangent)
    }

    private func apply(_ impulse: DynamicVector) {
        first.apply(-impulse, at: armFirst)
        second.apply(impulse, at: armSecond)
    }

    private var relativeVelocity: DynamicVector {
        second.velocity(at: armSecond) - first.velocity(at: armFirst)
    }

    mutating func solveVelocities() {
        let tangent = normal.perpendicular
        let limit = friction * normalImpulse
        let slide = tangentImpulse - relativeVelocity.dot(tangent) * tangentMass
        let clampedSlide = min(max(slide, -limit), limit)
        apply(tangent * (clampedSlide - tangentImpulse))
        tangentImpulse = clampedSlide
        let push = max(normalImpulse - (relativeVelocity.dot(normal) - bounce) * normalMass, 0)
        apply(normal * (push - normalImpulse))
        normalImpulse = push
    }

    /// Reduces an overlap by a part; only positions change, so that no speed results.
    func solvePositions() {
        let (placeFirst, placeSecond) = (first.world(localFirst), second.world(localSecond))
        let separation = (placeSecond - placeFirst).dot(normal)
        let correction = min(max(-(separation + Self.slop) * 0.2, 0), 8)
        guard correction > 0 else { return }
        let middle = (placeFirst + placeSecond) * 0.5
        let (a, b) = (middle - first.position, middle - second.position)
        let impulse = normal * (correction * Self.mass(first, second, a, b, normal))
        first.shift(-impulse, at: a)
        second.shift(impulse, at: b)
    }
}
