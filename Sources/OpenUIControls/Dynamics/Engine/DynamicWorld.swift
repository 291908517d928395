/// A boundary of a collision behavior: lines that bodies do not cross.
struct DynamicBoundary {
    let identifier: AnyHashable
    /// The lines as bodies that do not move.
    let lines: [RigidBody]

    init(_ identifier: AnyHashable, lines: [RigidBody]) {
        (self.identifier, self.lines) = (identifier, lines)
    }

    /// - Parameter points: The vertices of a line.
    init(_ identifier: AnyHashable, _ points: [DynamicVector], isClosed: Bool) {
        self.identifier = identifier
        let count = isClosed && points.count > 2 ? points.count : points.count - 1
        lines = (0..<max(count, 0)).compactMap { index in
            let (start, end) = (points[index], points[(index + 1) % points.count])
            guard start.isFinite, end.isFinite, start != end else { return nil }
            let line = RigidBody.fixed(.polygon([start, end]))
            line.isBoundary = true
            return line
        }
    }
}

/// The bodies that collide with each other and with boundaries.
struct CollisionGroup {
    var bodies: [RigidBody]
    var boundaries: [DynamicBoundary]
    var collidesBodies: Bool
}

/// A contact in a collision group.
enum DynamicContact: Hashable {
    case bodies(ObjectIdentifier, ObjectIdentifier)
    case boundary(ObjectIdentifier, AnyHashable)
}

/// Bodies, and the laws by which they move in steps of equal duration.
///
/// All decisions depend on the order of bodies, groups and joints alone, so that equal scenes move equally.
final class DynamicWorld {
    /// The duration of a step, in seconds.
    static let step = 1.0 / 240
    private static let velocityIterations = 10
    private static let positionIterations = 3

    /// The impulses of the contacts of the previous step.
    private var impulses: [ContactConstraint.Key: (normal: Double, tangent: Double)] = [:]

    /// Moves bodies by one step.
    ///
    /// - Parameters:
    ///   - bodies: All bodies, whose forces were added before; they are cleared.
    ///   - groups: The bodies that collide.
    ///   - joints: The connections of bodies.
    /// - Returns: For each group, the contacts and where they are.
    func step(_ bodies: [RigidBody], _ groups: [CollisionGroup], _ joints: [any DynamicJoint])
        -> [[DynamicContact: DynamicVector]]
    {
        for body in bodies { body.integrateForces(Self.step) }
        var contacts: [ContactConstraint] = []
        let found = groups.map { findContacts(in: $0, &contacts) }
        for joint in joints { joint.prepare(Self.step) }
        for index in contacts.indices {
            let old = impulses[contacts[index].key] ?? (0, 0)
            contacts[index].warmStart(normal: old.normal, tangent: old.tangent)
        }
        for _ in 0..<Self.velocityIterations {
            for joint in joints { joint.solveVelocities() }
            for index in contacts.indices { contacts[index].solveVelocities() }
        }
        impulses = Dictionary(
            contacts.map { ($0.key, ($0.normalImpulse, $0.tangentImpulse)) }, uniquingKeysWith: { first, _ in first })
        for body in bodies { body.integrateVelocities(Self.step) }
        for _ in 0..<Self.positionIterations {
            for contact in contacts { contact.solvePositions() }
            for joint in joints { joint.solvePositions() }
        }
        for group in groups { keepInside(group) }
        for body in bodies {
            body.updateVertices()
            body.clearForces()
        }
        return found
    }

    // MARK: Contacts

    private func findContacts(
        in group: CollisionGroup, _ contacts: inout [ContactConstraint]
    ) -> [DynamicContact: DynamicVector] {
        var found: [DynamicContact: DynamicVector] = [:]
        func add(_ first: RigidBody, _ second: RigidBody, as contact: DynamicContact) {
            guard first.inverseMass + second.inverseMass > 0 else { return }
            for point in ContactGeometry.contacts(first, second) {
                if found[contact] == nil { found[contact] = (point.first + point.second) * 0.5 }
                contacts.append(ContactConstraint(point, first, second))
            }
        }
        if group.collidesBodies {
            for (first, second) in Self.neighbors(group.bodies) {
                add(first, second, as: .bodies(ObjectIdentifier(first), ObjectIdentifier(second)))
            }
        }
        for body in group.bodies {
            for boundary in group.boundaries {
                for line in boundary.lines {
                    add(line, body, as: .boundary(ObjectIdentifier(body), boundary.identifier))
                }
            }
        }
        return found
    }

    /// Returns the pairs of bodies whose horizontal extents overlap, found in the order of their left edges.
    private static func neighbors(_ bodies: [RigidBody]) -> [(RigidBody, RigidBody)] {
        let sorted = bodies.indices.sorted { (bodies[$0].lower.x, $0) < (bodies[$1].lower.x, $1) }
        var pairs: [(Int, Int)] = []
        for (place, first) in sorted.enumerated() {
            for second in sorted[(place + 1)...] {
                guard bodies[second].lower.x <= bodies[first].upper.x else { break }
                pairs.append((min(first, second), max(first, second)))
            }
        }
        // The order of insertion, which does not change while bodies move.
        return pairs.sorted { $0 < $1 }.map { (bodies[$0.0], bodies[$0.1]) }
    }

    // MARK: Crossing boundaries

    /// Moves bodies back whose centers crossed a boundary in this step, however fast they are.
    private func keepInside(_ group: CollisionGroup) {
        for body in group.bodies where body.inverseMass > 0 && body.position != body.oldPosition {
            for _ in 0..<4 {
                guard let hit = firstCrossing(of: body, group.boundaries) else { break }
                let displacement = body.position - body.oldPosition
                // Remains before the line, and keeps the part of the way along it.
                let before = body.oldPosition + displacement * hit.progress + hit.normal * 0.01
                let rest = displacement * (1 - hit.progress)
                body.position = before + rest - hit.normal * rest.dot(hit.normal)
                let speed = body.velocity.dot(hit.normal)
                if speed < 0 { body.velocity -= hit.normal * (speed * (1 + min(max(body.elasticity, 0), 1))) }
            }
            if firstCrossing(of: body, group.boundaries) != nil { body.position = body.oldPosition }
        }
    }

    private func firstCrossing(
        of body: RigidBody, _ boundaries: [DynamicBoundary]
    ) -> (progress: Double, normal: DynamicVector)? {
        let (start, displacement) = (body.oldPosition, body.position - body.oldPosition)
        var first: (progress: Double, normal: DynamicVector)?
        for boundary in boundaries {
            for line in boundary.lines {
                let (origin, edge) = (line.vertices[0], line.vertices[1] - line.vertices[0])
                let cross = displacement.cross(edge)
                guard abs(cross) > 1e-12 else { continue }
                let progress = (origin - start).cross(edge) / cross
                let place = (origin - start).cross(displacement) / cross
                guard progress >= 0, progress <= 1, place >= 0, place <= 1, progress < first?.progress ?? 2 else {
                    continue
                }
                let side = edge.perpendicular.normalized
                first = (progress, side.dot(displacement) > 0 ? -side : side)
            }
        }
        return first
    }
}
