/// A particle at a time.
struct Particle {
    /// The cell that emitted it.
    let cell: EmitterCellValues
    let position: ParticleVector
    /// In radians.
    let rotation: Double
    let scale: Double
    let color: (red: Double, green: Double, blue: Double, alpha: Double)
    /// The seconds since the particle was emitted, in the time of the layer.
    let age: CFTimeInterval
}

/// The properties that are chosen at random when a particle is emitted, from which its state at any age follows.
struct ParticleBirth {
    private let cell: EmitterCellValues
    private let position: ParticleVector
    private let velocity: ParticleVector
    private let scale: Double
    private let spin: Double
    private let color: (red: Double, green: Double, blue: Double, alpha: Double)
    /// In seconds of the cell's time.
    let lifetime: CFTimeInterval

    /// - Parameters:
    ///   - place: The place in the shape, or that of the particle which emits this one; `nil` chooses one in the shape.
    init(_ cell: EmitterCellValues, of layer: EmitterValues, at place: EmitterShape.Place?, random state: UInt64) {
        var random = ParticleRandom(state)
        self.cell = cell
        lifetime = random.around(Double(cell.lifetime), range: Double(cell.lifetimeRange)) * Double(layer.lifetime)
        let speed = random.around(Double(cell.velocity), range: Double(cell.velocityRange)) * Double(layer.velocity)
        let turn = random.around(Double(cell.emissionLongitude), range: Double(cell.emissionRange))
        scale = random.around(Double(cell.scale), range: Double(cell.scaleRange)) * Double(layer.scale)
        spin = random.around(Double(cell.spin), range: Double(cell.spinRange)) * Double(layer.spin)
        let base = cell.color ?? .white
        color = (
            random.around(Double(base.red), range: Double(cell.redRange)),
            random.around(Double(base.green), range: Double(cell.greenRange)),
            random.around(Double(base.blue), range: Double(cell.blueRange)),
            random.around(Double(base.alpha), range: Double(cell.alphaRange))
        )
        let start = place ?? EmitterShape(values: layer).place(&random)
        position = start.position
        let (longitude, latitude) = (start.longitude + turn, start.latitude + Double(cell.emissionLatitude))
        velocity =
            ParticleVector(x: cos(latitude) * cos(longitude), y: cos(latitude) * sin(longitude), z: sin(latitude))
            * speed
    }

    /// Returns the position at an age: `p + v t + a t² / 2`.
    func position(at age: CFTimeInterval) -> ParticleVector {
        let acceleration = ParticleVector(
            x: Double(cell.xAcceleration), y: Double(cell.yAcceleration), z: Double(cell.zAcceleration))
        return position + velocity * age + acceleration * (age * age / 2)
    }

    /// Returns the particle at an age.
    ///
    /// - Parameter layerAge: The age in the time of the layer.
    func particle(at age: CFTimeInterval, layerAge: CFTimeInterval) -> Particle {
        func component(_ value: Double, _ speed: Float) -> Double { min(max(value + Double(speed) * age, 0), 1) }
        return Particle(
            cell: cell, position: position(at: age), rotation: spin * age,
            scale: max(scale + Double(cell.scaleSpeed) * age, 0),
            color: (
                component(color.red, cell.redSpeed), component(color.green, cell.greenSpeed),
                component(color.blue, cell.blueSpeed), component(color.alpha, cell.alphaSpeed)
            ), age: layerAge)
    }
}

/// The particles that exist at a time, collected from closed formulas.
struct ParticleCloud {
    let layer: EmitterValues
    let limit: Int
    private(set) var particles: [Particle] = []
    /// Whether there were more particles than the limit.
    private(set) var isCut = false
    /// Whether any particle exists, visible or not, or a former one may still emit.
    private(set) var isAlive = false

    init(layer: EmitterValues, limit: Int) {
        self.layer = layer
        self.limit = limit
    }

    /// The particles of a cell that are emitted within a period.
    struct Stream {
        var cell: EmitterCellValues
        /// The number of the cell among its siblings.
        var index: Int
        /// Births at the beginning of the period, whole or in part, which decide when the next one follows.
        var births = 0.0
        /// The period, in the time of the cell's parent: the layer, or the age of a particle.
        var start: CFTimeInterval
        var end: CFTimeInterval
        /// The state of the random numbers of the parent.
        var random: UInt64
    }

    /// Adds the particles of a stream that exist at a time of its parent.
    ///
    /// - Parameters:
    ///   - layerScale: The seconds of the layer's time per second of the parent.
    ///   - place: Returns the place of the parent at a time of the parent, or `nil` for the shape of the layer.
    mutating func add(
        _ stream: Stream, at parentTime: CFTimeInterval, layerScale: Double = 1,
        place: (CFTimeInterval) -> EmitterShape.Place?
    ) {
        let cell = stream.cell
        guard cell.isUsable else { return }
        let births = BirthSchedule(stream, rateFactor: Double(layer.birthRate))
        let now = cell.timing.localTime(at: parentTime)
        let reach = cell.reach(lifetimeFactor: Double(layer.lifetime)) * Double(cell.timing.speed)
        let scale = layerScale / Double(cell.timing.speed)
        for index in births.indices(after: now - reach, until: now).reversed() {
            guard particles.count < limit else {
                isCut = true
                return
            }
            let time = births.time(of: index)
            let state = ParticleRandom.state(stream.random, cell: stream.index, index: index)
            let birth = ParticleBirth(
                cell, of: layer, at: place(cell.timing.parentTime(at: time)), random: state)
            add(birth, of: cell, state, age: now - time, layerScale: scale)
        }
    }

    /// Adds a particle, if it still exists, and those that it emits.
    private mutating func add(
        _ birth: ParticleBirth, of cell: EmitterCellValues, _ state: UInt64, age: CFTimeInterval, layerScale: Double
    ) {
        if age < birth.lifetime {
            isAlive = true
            particles.append(birth.particle(at: age, layerAge: age * layerScale))
        }
        guard birth.lifetime > 0 else { return }
        for (index, inner) in cell.cells.enumerated() {
            let stream = Stream(cell: inner, index: index, start: 0, end: birth.lifetime, random: state)
            add(stream, at: age, layerScale: layerScale) { EmitterShape.Place(position: birth.position(at: $0)) }
        }
    }
}

/// The times at which a stream emits particles, in the time of its cell.
struct BirthSchedule {
    /// The period of the emission.
    let start: CFTimeInterval
    let end: CFTimeInterval
    /// Births before the start, whole or in part.
    private let before: Double
    /// Births per second.
    private let rate: Double

    init(_ stream: ParticleCloud.Stream, rateFactor: Double) {
        let timing = stream.cell.timing
        start = max(timing.localTime(at: stream.start), 0)
        end = min(timing.localTime(at: stream.end), stream.cell.emissionDuration)
        before = stream.births
        rate = stream.cell.isUsable ? Double(stream.cell.birthRate) * max(rateFactor, 0) : 0
    }

    /// The number of births before a time, whole or in part.
    func births(at time: CFTimeInterval) -> Double {
        guard end > start else { return before }
        return before + max(min(time, end) - start, 0) * rate
    }

    /// The time of a birth; birth `n` happens when the number of births reaches `n`.
    func time(of index: Int) -> CFTimeInterval {
        start + (Double(index) - before) / rate
    }

    /// The largest index that is represented.
    private static let largest = 1e15

    /// Returns the births after a time and not after another one.
    func indices(after first: CFTimeInterval, until last: CFTimeInterval) -> Range<Int> {
        guard rate > 0, end > start, last >= start else { return 0..<0 }
        let low = (first > start ? births(at: first) : before).rounded(.down) + 1
        let high = births(at: last).rounded(.down) + 1
        guard low < high, high < Self.largest else { return 0..<0 }
        return Int(low)..<Int(high)
    }

    /// Returns the time of the next birth after a time, or `nil` if there is none.
    func next(after time: CFTimeInterval) -> CFTimeInterval? {
        guard rate > 0, end > start else { return nil }
        let next = self.time(of: Int(min(births(at: max(time, start)).rounded(.down), Self.largest)) + 1)
        return next <= end ? next : nil
    }
}
