/// A connection of two bodies that is solved together with the contacts.
protocol DynamicJoint: AnyObject {
    var bodies: (RigidBody, RigidBody) { get }
    /// Computes what is constant during a step, and applies the impulses of the previous one.
    func prepare(_ step: Double)
    func solveVelocities()
    func solvePositions()
}

/// The distance of a point of one body from a point of another one: rigid, as a spring, or at most a length.
final class DistanceJoint: DynamicJoint {
    let bodies: (RigidBody, RigidBody)
    private let locals: (DynamicVector, DynamicVector)
    var length: Double
    /// The oscillations per second of a spring; 0 for a rigid connection.
    var frequency = 0.0
    /// The damping ratio of a spring; 1 is critical.
    var damping = 0.0
    /// Whether the distance may be less than the length.
    let isLimit: Bool
    private var arms = (DynamicVector.zero, DynamicVector.zero)
    private var axis = DynamicVector.zero
    private var mass = 0.0
    private var softness = 0.0
    private var bias = 0.0
    private var impulse = 0.0
    private var isActive = true

    init(
        _ first: RigidBody, _ localFirst: DynamicVector, _ second: RigidBody, _ localSecond: DynamicVector,
        isLimit: Bool = false
    ) {
        bodies = (first, second)
        locals = (localFirst, localSecond)
        self.isLimit = isLimit
        length = (second.world(localSecond) - first.world(localFirst)).length
    }

    func prepare(_ step: Double) {
        let (first, second) = bodies
        arms = (locals.0.rotated(by: first.angle), locals.1.rotated(by: second.angle))
        let between = second.position + arms.1 - first.position - arms.0
        let distance = between.length
        axis = distance > 1e-9 ? between * (1 / distance) : .zero
        isActive = axis != .zero && (!isLimit || distance >= length)
        guard isActive else {
            impulse = 0
            return
        }
        (first.isConstrained, second.isConstrained) = (true, true)
        let inverse = inverseMass(arms.0, arms.1)
        mass = inverse > 0 ? 1 / inverse : 0
        (softness, bias) = (0, 0)
        if frequency > 0, inverse > 0 {
            // A spring solved implicitly, which is stable for every stiffness.
            let pulse = 2 * .pi * frequency
            let stiffness = mass * pulse * pulse
            let friction = 2 * mass * damping * pulse
            let divisor = step * (friction + step * stiffness)
            softness = divisor > 0 ? 1 / divisor : 0
            bias = (distance - length) * step * stiffness * softness
            mass = 1 / (inverse + softness)
        }
        apply(impulse)
    }

    private func inverseMass(_ a: DynamicVector, _ b: DynamicVector) -> Double {
        let (turnA, turnB) = (a.cross(axis), b.cross(axis))
        return bodies.0.inverseMass + bodies.1.inverseMass + turnA * turnA * bodies.0.inverseInertia
            + turnB * turnB * bodies.1.inverseInertia
    }

    private func apply(_ impulse: Double) {
        bodies.0.apply(axis * -impulse, at: arms.0)
        bodies.1.apply(axis * impulse, at: arms.1)
    }

    func solveVelocities() {
        guard isActive else { return }
        let speed = (bodies.1.velocity(at: arms.1) - bodies.0.velocity(at: arms.0)).dot(axis)
        var change = -(speed + bias + softness * impulse) * mass
        if isLimit { change = min(impulse + change, 0) - impulse }
        impulse += change
        apply(change)
    }

    func solvePositions() {
        guard frequency <= 0 else { return }
        let (first, second) = bodies
        let (a, b) = (locals.0.rotated(by: first.angle), locals.1.rotated(by: second.angle))
        let between = second.position + b - first.position - a
        let distance = between.length
        guard distance > 1e-9, !isLimit || distance > length else { return }
        axis = between * (1 / distance)
        let inverse = inverseMass(a, b)
        guard inverse > 0 else { return }
        let correction = axis * (-(distance - length) / inverse)
        first.shift(-correction, at: a)
        second.shift(correction, at: b)
    }
}

/// Keeps a point of one body on a point, or on a line, of another one.
final class AnchorJoint: DynamicJoint {
    let bodies: (RigidBody, RigidBody)
    private let locals: (DynamicVector, DynamicVector)
    /// The direction in which the second body may slide, in the coordinates of the first; `nil` for none.
    private let slide: DynamicVector?
    /// The positions along the direction in points, or the angles in radians, that are permitted.
    var range = -Double.infinity...Double.infinity
    /// Whether the angle between the bodies is kept.
    let keepsAngle: Bool
    /// The largest torque that resists the rotation of the bodies.
    var frictionTorque = 0.0
    private let angle: Double
    private var step = 0.0
    private var impulse = DynamicVector.zero
    private var angularImpulse = 0.0
    private var frictionImpulse = 0.0

    init(
        _ first: RigidBody, _ second: RigidBody, at anchor: DynamicVector, slide: DynamicVector? = nil,
        keepsAngle: Bool
    ) {
        bodies = (first, second)
        locals = (first.local(anchor), second.local(anchor))
        self.slide = slide.map { $0.normalized.rotated(by: -first.angle) }
        self.keepsAngle = keepsAngle
        angle = second.angle - first.angle
    }

    func prepare(_ step: Double) {
        self.step = step
        (bodies.0.isConstrained, bodies.1.isConstrained) = (true, true)
        frictionImpulse = 0
        turn(angularImpulse)
        for axis in axes { apply(axis * impulse.dot(axis), arms) }
    }

    private var arms: (DynamicVector, DynamicVector) {
        (locals.0.rotated(by: bodies.0.angle), locals.1.rotated(by: bodies.1.angle))
    }

    /// The directions in which the points may not be separated.
    private var axes: [DynamicVector] {
        guard let slide else { return [DynamicVector(1, 0), DynamicVector(0, 1)] }
        let direction = slide.rotated(by: bodies.0.angle)
        let place = separation(arms).dot(direction)
        return range.contains(place) ? [direction.perpendicular] : [direction.perpendicular, direction]
    }

    private func separation(_ arms: (DynamicVector, DynamicVector)) -> DynamicVector {
        bodies.1.position + arms.1 - bodies.0.position - arms.0
    }

    private func apply(_ impulse: DynamicVector, _ arms: (DynamicVector, DynamicVector)) {
        bodies.0.apply(-impulse, at: arms.0)
        bodies.1.apply(impulse, at: arms.1)
    }

    private func turn(_ impulse: Double) {
        bodies.0.spin -= impulse * bodies.0.inverseInertia
        bodies.1.spin += impulse * bodies.1.inverseInertia
    }

    private func inverseMass(_ axis: DynamicVector, _ arms: (DynamicVector, DynamicVector)) -> Double {
        let (turnA, turnB) = (arms.0.cross(axis), arms.1.cross(axis))
        return bodies.0.inverseMass + bodies.1.inverseMass + turnA * turnA * bodies.0.inverseInertia
            + turnB * turnB * bodies.1.inverseInertia
    }

    private var inverseInertia: Double { bodies.0.inverseInertia + bodies.1.inverseInertia }

    /// The angle by which the bodies are turned too far.
    private var angularError: Double {
        let turned = bodies.1.angle - bodies.0.angle - angle
        if keepsAngle { return turned }
        guard slide == nil else { return 0 }
        return turned - min(max(turned, range.lowerBound), range.upperBound)
    }

    func solveVelocities() {
        solveRotation()
        let arms = arms
        for axis in axes {
            let inverse = inverseMass(axis, arms)
            guard inverse > 0 else { continue }
            let speed = (bodies.1.velocity(at: arms.1) - bodies.0.velocity(at: arms.0)).dot(axis)
            let change = axis * (-speed / inverse)
            impulse += change
            apply(change, arms)
        }
    }

    private func solveRotation() {
        guard inverseInertia > 0 else { return }
        let spin = bodies.1.spin - bodies.0.spin
        let error = angularError
        if keepsAngle || error != 0, keepsAngle || spin * error > 0 {
            let change = -spin / inverseInertia
            if keepsAngle { angularImpulse += change }
            turn(change)
        } else if frictionTorque > 0 {
            let limit = frictionTorque * step
            let desired = min(max(frictionImpulse - spin / inverseInertia, -limit), limit)
            turn(desired - frictionImpulse)
            frictionImpulse = desired
        }
    }

    func solvePositions() {
        if inverseInertia > 0, angularError != 0 {
            let correction = -angularError / inverseInertia
            bodies.0.angle -= correction * bodies.0.inverseInertia
            bodies.1.angle += correction * bodies.1.inverseInertia
        }
        for axis in axes {
            let arms = arms
            let inverse = inverseMass(axis, arms)
            guard inverse > 0 else { continue }
            var error = separation(arms).dot(axis)
            if let slide, abs(slide.rotated(by: bodies.0.angle).dot(axis)) > 0.5 {
                error -= min(max(error, range.lowerBound), range.upperBound)
            }
            let correction = axis * (-error / inverse)
            bodies.0.shift(-correction, at: arms.0)
            bodies.1.shift(correction, at: arms.1)
        }
    }
}
