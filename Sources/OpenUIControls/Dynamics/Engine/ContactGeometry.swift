/// A place at which two bodies touch.
struct ContactPoint {
    /// From the first to the second body.
    var normal: DynamicVector
    /// The points of both bodies; the second is behind the first if the bodies overlap.
    var first: DynamicVector
    var second: DynamicVector
    /// Negative if the bodies overlap.
    var separation: Double
    /// Identifies the place in consecutive steps.
    var feature: Int
}

/// The contacts of two convex shapes: the axis of the least penetration, and the clipped edge that it meets (Gottschalk's
/// separating axes; Catto, "Modeling and Solving Constraints", 2009).
enum ContactGeometry {
    static func contacts(_ first: RigidBody, _ second: RigidBody) -> [ContactPoint] {
        guard first.lower.x <= second.upper.x, second.lower.x <= first.upper.x, first.lower.y <= second.upper.y,
            second.lower.y <= first.upper.y
        else { return [] }
        switch (first.shape, second.shape) {
        case (.circle(let a), .circle(let b)): return circles(first.position, a, second.position, b)
        case (.polygon, .circle(let radius)): return polygon(first.vertices, second.position, radius)
        case (.circle(let radius), .polygon):
            return polygon(second.vertices, first.position, radius).map(\.flipped)
        case (.polygon, .polygon): return polygons(first.vertices, second.vertices)
        }
    }

    // MARK: Circles

    private static func circles(
        _ a: DynamicVector, _ radiusA: Double, _ b: DynamicVector, _ radiusB: Double
    ) -> [ContactPoint] {
        let distance = (b - a).length
        guard distance <= radiusA + radiusB else { return [] }
        let normal = distance > 0 ? (b - a) * (1 / distance) : DynamicVector(0, 1)
        return [
            ContactPoint(
                normal: normal, first: a + normal * radiusA, second: b - normal * radiusB,
                separation: distance - radiusA - radiusB, feature: 0)
        ]
    }

    /// Returns the contact of a polygon and a circle.
    private static func polygon(
        _ vertices: [DynamicVector], _ center: DynamicVector, _ radius: Double
    ) -> [ContactPoint] {
        var best = (separation: -Double.infinity, index: 0)
        for index in vertices.indices {
            let separation = normal(vertices, index).dot(center - vertices[index])
            if separation > best.separation { best = (separation, index) }
        }
        guard best.separation <= radius else { return [] }
        let (start, end) = (vertices[best.index], vertices[(best.index + 1) % vertices.count])
        let edge = end - start
        let progress = min(max((center - start).dot(edge) / max(edge.squaredLength, 1e-12), 0), 1)
        let nearest = start + edge * progress
        let away = center - nearest
        var normal = normal(vertices, best.index)
        var separation = best.separation
        // Beside the ends of the edge, the nearest point is a vertex.
        if best.separation > 0 || progress == 0 || progress == 1 {
            let distance = away.length
            guard distance <= radius || best.separation <= 0 else { return [] }
            if best.separation > 0, distance > 0 { (normal, separation) = (away * (1 / distance), distance) }
        }
        return [
            ContactPoint(
                normal: normal, first: nearest, second: center - normal * radius, separation: separation - radius,
                feature: best.index)
        ]
    }

    // MARK: Polygons

    private static func normal(_ vertices: [DynamicVector], _ index: Int) -> DynamicVector {
        let edge = vertices[(index + 1) % vertices.count] - vertices[index]
        return DynamicVector(edge.y, -edge.x).normalized
    }

    /// Returns the edge of a polygon from which another one is most separated.
    private static func separation(
        _ vertices: [DynamicVector], _ others: [DynamicVector]
    ) -> (value: Double, index: Int) {
        var best = (value: -Double.infinity, index: 0)
        for index in vertices.indices {
            let (normal, start) = (normal(vertices, index), vertices[index])
            let value = others.reduce(Double.infinity) { min($0, normal.dot($1 - start)) }
            if value > best.value { best = (value, index) }
        }
        return best
    }

    private static func polygons(_ a: [DynamicVector], _ b: [DynamicVector]) -> [ContactPoint] {
        let (ofA, ofB) = (separation(a, b), separation(b, a))
        guard ofA.value <= 0, ofB.value <= 0 else { return [] }
        // Prefers the first polygon, so that equal separations do not alternate.
        if ofB.value > ofA.value + 0.05 {
            return clipped(b, ofB.index, a).map(\.flipped)
        }
        return clipped(a, ofA.index, b)
    }

    /// Returns the contacts of an edge of a polygon with the edge of another one that faces it.
    private static func clipped(_ a: [DynamicVector], _ index: Int, _ b: [DynamicVector]) -> [ContactPoint] {
        let normal = normal(a, index)
        let facing = b.indices.min { self.normal(b, $0).dot(normal) < self.normal(b, $1).dot(normal) } ?? 0
        let (start, end) = (a[index], a[(index + 1) % a.count])
        let along = (end - start).normalized
        var edge = [(b[facing], facing), (b[(facing + 1) % b.count], (facing + 1) % b.count)]
        edge = clip(edge, along, -along.dot(start))
        edge = clip(edge, -along, along.dot(end))
        return edge.compactMap { point, feature in
            let separation = normal.dot(point - start)
            guard separation <= 0 else { return nil }
            return ContactPoint(
                normal: normal, first: point - normal * separation, second: point, separation: separation,
                feature: (index << 8 | facing) << 8 | feature)
        }
    }

    /// Returns the part of a line on the side of another line to which a direction points.
    private static func clip(
        _ line: [(DynamicVector, Int)], _ direction: DynamicVector, _ offset: Double
    ) -> [(DynamicVector, Int)] {
        guard line.count == 2 else { return [] }
        let (first, second) = (direction.dot(line[0].0) + offset, direction.dot(line[1].0) + offset)
        if first >= 0, second >= 0 { return line }
        guard first >= 0 || second >= 0 else { return [] }
        let cut = line[0].0 + (line[1].0 - line[0].0) * (first / (first - second))
        return first < 0 ? [(cut, line[0].1 + 128), line[1]] : [line[0], (cut, line[1].1 + 128)]
    }
}

extension ContactPoint {
    fileprivate var flipped: ContactPoint {
        ContactPoint(normal: -normal, first: second, second: first, separation: separation, feature: feature | 1 << 30)
    }
}
