/// The outline of a body relative to its center.
enum BodyShape {
    case circle(radius: Double)
    /// A convex polygon with a positive area by the shoelace formula, or a line with two vertices.
    case polygon([DynamicVector])

    /// The area in square points.
    var area: Double {
        switch self {
        case .circle(let radius): return .pi * radius * radius
        case .polygon(let vertices):
            return vertices.indices.reduce(0) { sum, index in
                sum + vertices[index].cross(vertices[(index + 1) % vertices.count]) / 2
            }
        }
    }

    /// The moment of inertia about the center for a mass of 1.
    var inertia: Double {
        switch self {
        case .circle(let radius): return radius * radius / 2
        case .polygon(let vertices):
            var (sum, weight) = (0.0, 0.0)
            for index in vertices.indices {
                let (a, b) = (vertices[index], vertices[(index + 1) % vertices.count])
                let cross = a.cross(b)
                sum += cross * (a.dot(a) + a.dot(b) + b.dot(b))
                weight += cross
            }
            return weight > 0 ? sum / (6 * weight) : 0
        }
    }

    static func rectangle(_ size: CGSize) -> BodyShape {
        let (x, y) = (max(Double(size.width), 0.1) / 2, max(Double(size.height), 0.1) / 2)
        return .polygon([
            DynamicVector(-x, -y), DynamicVector(x, -y), DynamicVector(x, y), DynamicVector(-x, y),
        ])
    }

    /// Returns a circle, or a polygon with 24 vertices if the lengths differ.
    static func ellipse(_ size: CGSize) -> BodyShape {
        let (x, y) = (max(Double(size.width), 0.1) / 2, max(Double(size.height), 0.1) / 2)
        guard x != y else { return .circle(radius: x) }
        return .polygon((0..<24).map { DynamicVector(cos(.pi * Double($0) / 12) * x, sin(.pi * Double($0) / 12) * y) })
    }

    /// Returns the convex hull of points, or `nil` if they are on a line (Andrew's monotone chain).
    static func hull(of points: [DynamicVector]) -> BodyShape? {
        let sorted = points.filter(\.isFinite).sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        func chain(_ points: [DynamicVector]) -> [DynamicVector] {
            var result: [DynamicVector] = []
            for point in points {
                while result.count > 1,
                    (result[result.count - 1] - result[result.count - 2]).cross(point - result[result.count - 1])
                        <= 1e-9
                {
                    result.removeLast()
                }
                result.append(point)
            }
            return Array(result.dropLast())
        }
        let hull = chain(sorted) + chain(sorted.reversed())
        return hull.count > 2 ? .polygon(hull) : nil
    }
}

/// A body of a dynamic animator.
///
/// Lengths are in points, times in seconds, and a mass of 1 is that of 100 × 100 points with a density of 1.
final class RigidBody {
    var shape: BodyShape {
        didSet { updateMass() }
    }
    var position: DynamicVector
    /// In radians.
    var angle: Double
    var velocity = DynamicVector.zero
    /// In radians per second.
    var spin = 0.0
    /// The sum of the forces during this step, and of the accelerations independent of mass.
    var force = DynamicVector.zero
    var acceleration = DynamicVector.zero
    var torque = 0.0
    var angularAcceleration = 0.0

    // Properties of the item.
    var elasticity = 0.0
    var friction = 0.0
    var density = 1.0
    var resistance = 0.0
    var angularResistance = 0.0
    var charge = 0.0
    var isAnchored = false
    var allowsRotation = true
    /// Whether the body is a line of a boundary.
    var isBoundary = false

    private(set) var mass = 1.0
    /// 0 for bodies that do not move.
    private(set) var inverseMass = 1.0
    private(set) var inverseInertia = 1.0

    // State of the step.
    /// The velocities before the step.
    private(set) var oldVelocity = DynamicVector.zero
    private(set) var oldSpin = 0.0
    private(set) var oldPosition = DynamicVector.zero
    /// Whether a contact or a joint changed the velocity.
    var isConstrained = false
    /// The vertices at the present position.
    private(set) var vertices: [DynamicVector] = []
    private(set) var lower = DynamicVector.zero
    private(set) var upper = DynamicVector.zero

    init(_ shape: BodyShape, at position: DynamicVector, angle: Double = 0) {
        (self.shape, self.position, self.angle) = (shape, position, angle)
        updateMass()
        updateVertices()
    }

    /// Creates a body that does not move, in whose coordinates the shape is given.
    static func fixed(_ shape: BodyShape) -> RigidBody {
        let body = RigidBody(shape, at: .zero)
        body.isAnchored = true
        body.updateMass()
        return body
    }

    /// Updates the mass after the shape or a property changed.
    func updateMass() {
        mass = max(density * shape.area / 10_000, 1e-6)
        inverseMass = isAnchored ? 0 : 1 / mass
        let inertia = mass * shape.inertia
        inverseInertia = isAnchored || !allowsRotation || inertia <= 0 ? 0 : 1 / inertia
    }

    func updateVertices() {
        switch shape {
        case .circle(let radius):
            lower = position - DynamicVector(radius, radius)
            upper = position + DynamicVector(radius, radius)
        case .polygon(let local):
            let (c, s) = (cos(angle), sin(angle))
            vertices = local.map { DynamicVector(position.x + $0.x * c - $0.y * s, position.y + $0.x * s + $0.y * c) }
            lower = vertices.reduce(position) { DynamicVector(min($0.x, $1.x), min($0.y, $1.y)) }
            upper = vertices.reduce(position) { DynamicVector(max($0.x, $1.x), max($0.y, $1.y)) }
        }
    }

    /// Returns the velocity of a point of the body, relative to its center.
    func velocity(at arm: DynamicVector) -> DynamicVector {
        velocity + arm.perpendicular * spin
    }

    func oldVelocity(at arm: DynamicVector) -> DynamicVector {
        oldVelocity + arm.perpendicular * oldSpin
    }

    /// Changes the velocities by an impulse at a point, relative to the center.
    func apply(_ impulse: DynamicVector, at arm: DynamicVector) {
        velocity += impulse * inverseMass
        spin += arm.cross(impulse) * inverseInertia
    }

    /// Changes the position by a pseudo impulse at a point, relative to the center.
    func shift(_ impulse: DynamicVector, at arm: DynamicVector) {
        position += impulse * inverseMass
        angle += arm.cross(impulse) * inverseInertia
    }

    /// Returns the position of a point of the body.
    func world(_ local: DynamicVector) -> DynamicVector { position + local.rotated(by: angle) }

    /// Returns the point of the body at a position.
    func local(_ world: DynamicVector) -> DynamicVector { (world - position).rotated(by: -angle) }

    /// Changes the velocities by the forces of a step.
    func integrateForces(_ step: Double) {
        (oldVelocity, oldSpin, oldPosition, isConstrained) = (velocity, spin, position, false)
        guard inverseMass > 0 else {
            (velocity, spin) = (.zero, 0)
            return
        }
        velocity += (force * inverseMass + acceleration) * step
        spin += (torque * inverseInertia + (inverseInertia > 0 ? angularAcceleration : 0)) * step
        velocity = velocity * (1 / (1 + resistance * step))
        spin *= 1 / (1 + angularResistance * step)
        if inverseInertia == 0 { spin = 0 }
    }

    /// Changes the position by the velocities.
    ///
    /// The mean of old and new velocity is exact for a constant acceleration; a velocity that a contact or a joint changed
    /// applies to the whole step.
    func integrateVelocities(_ step: Double) {
        guard inverseMass > 0 else { return }
        if isConstrained {
            position += velocity * step
            angle += spin * step
        } else {
            position += (oldVelocity + velocity) * (step / 2)
            angle += (oldSpin + spin) * (step / 2)
        }
    }

    func clearForces() {
        (force, acceleration, torque, angularAcceleration) = (.zero, .zero, 0, 0)
    }

    /// Whether the body moves so slowly that it appears to rest, and nothing accelerates it.
    func isResting(_ step: Double) -> Bool {
        guard inverseMass > 0 else { return true }
        let extent = max((upper - lower).length / 2, 1)
        return velocity.length < 3 && abs(spin) * extent < 3 && (velocity - oldVelocity).length < 20 * step
            && abs(spin - oldSpin) * extent < 20 * step
    }
}
