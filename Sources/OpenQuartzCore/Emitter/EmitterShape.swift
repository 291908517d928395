/// A position or direction in space, in points.
struct ParticleVector: Equatable {
    var x: Double
    var y: Double
    var z: Double

    static let zero = ParticleVector(x: 0, y: 0, z: 0)

    static func + (lhs: Self, rhs: Self) -> Self {
        Self(x: lhs.x + rhs.x, y: lhs.y + rhs.y, z: lhs.z + rhs.z)
    }

    static func * (lhs: Self, rhs: Double) -> Self {
        Self(x: lhs.x * rhs, y: lhs.y * rhs, z: lhs.z * rhs)
    }
}

/// The shape in which an emitter layer creates particles.
struct EmitterShape {
    let values: EmitterValues

    /// A place in the shape.
    struct Place {
        /// Relative to the layer.
        var position: ParticleVector
        /// The direction to which a longitude and a latitude of zero correspond: its longitude and latitude, in radians.
        var longitude = 0.0
        var latitude = 0.0
    }

    /// Returns the place at which a particle is created; takes five random numbers.
    func place(_ random: inout ParticleRandom) -> Place {
        let (a, b, c) = (random.unit(), random.unit(), random.unit())
        let (d, e) = (random.unit(), random.unit())
        var place = relativePlace(a, b, c, d, e)
        place.position =
            place.position
            + ParticleVector(x: values.position.x, y: values.position.y, z: Double(values.zPosition))
        return place
    }

    private func relativePlace(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ e: Double) -> Place {
        switch values.shape {
        case .line: Place(position: box(a, 0.5, 0.5, d, e, axes: 1))
        case .rectangle: Place(position: box(a, b, 0.5, d, e, axes: 2))
        case .cuboid: Place(position: box(a, b, c, d, e, axes: 3))
        case .circle: circle(a, b)
        case .sphere: sphere(a, b, c)
        default: Place(position: .zero)
        }
    }

    // MARK: Boxes

    /// Returns a place in a box of one, two or three axes.
    ///
    /// - Parameters:
    ///   - a: The place along the x axis, 0…1; `b` and `c` are those along the others.
    ///   - d: Selects the corner, edge or face.
    ///   - e: Selects one of the axes along which an edge or a face lies.
    private func box(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ e: Double, axes: Int) -> ParticleVector {
        var unit = [a, b, c]
        let lengths = [Double(values.size.width), Double(values.size.height), Double(values.depth)]
        // The number of coordinates that are at an end: all at a corner, all but one on an edge, one on a face.
        let fixed = min(fixedCoordinates(axes: axes), axes)
        var bits = Int(d * 8)
        if fixed == axes {
            for axis in 0..<axes { unit[axis] = end(&bits) }
        } else if fixed == axes - 1, axes > 1 {
            let free = choose(lengths.prefix(axes).map { abs($0) }, e)
            for axis in 0..<axes where axis != free { unit[axis] = end(&bits) }
        } else if fixed == 1 {
            let areas: [Double] = [lengths[1] * lengths[2], lengths[2] * lengths[0], lengths[0] * lengths[1]]
            unit[choose(areas.map { abs($0) }, e)] = end(&bits)
        }
        return ParticleVector(
            x: (unit[0] - 0.5) * lengths[0], y: (unit[1] - 0.5) * lengths[1], z: (unit[2] - 0.5) * lengths[2])
    }

    private func fixedCoordinates(axes: Int) -> Int {
        switch values.mode {
        case .points: axes
        case .outline: axes - 1
        case .surface: axes > 2 ? 1 : 0
        default: 0
        }
    }

    /// Returns one of the ends of an axis, and removes the bit that selects it.
    private func end(_ bits: inout Int) -> Double {
        defer { bits >>= 1 }
        return Double(bits & 1)
    }

    /// Returns an index with a probability proportional to its weight.
    private func choose(_ weights: [Double], _ unit: Double) -> Int {
        var rest = unit * weights.reduce(0, +)
        for (index, weight) in weights.enumerated() {
            if rest < weight { return index }
            rest -= weight
        }
        return weights.count - 1
    }

    // MARK: Round shapes

    private func circle(_ a: Double, _ b: Double) -> Place {
        let angle = a * 2 * .pi
        let isFilled = values.mode == .surface || values.mode == .volume
        let radius = Double(values.size.width) * (isFilled ? b.squareRoot() : 1)
        return Place(
            position: ParticleVector(x: cos(angle) * radius, y: sin(angle) * radius, z: 0), longitude: angle)
    }

    private func sphere(_ a: Double, _ b: Double, _ c: Double) -> Place {
        let angle = a * 2 * .pi
        let height = 2 * b - 1
        let around = (1 - height * height).squareRoot()
        let radius = Double(values.size.width) * (values.mode == .volume ? cbrt(c) : 1)
        let unit = ParticleVector(x: cos(angle) * around, y: sin(angle) * around, z: height)
        return Place(position: unit * radius, longitude: angle, latitude: asin(height))
    }
}
