/// The particles of an emitter layer over time.
///
/// The properties of the layer are constant within a period; every change begins another one. The particles of each
/// period follow from closed formulas, so that only the periods whose particles still exist are stored.
@MainActor final class Emission {
    /// The largest number of particles of a layer.
    static let maximumCount = 10_000

    /// A time during which the properties of the layer were constant.
    private struct Period {
        let values: EmitterValues
        /// In the time of the layer.
        let start: CFTimeInterval
        var end = CFTimeInterval.infinity
        /// For each cell, the births at the start.
        let births: [Double]

        func stream(_ index: Int) -> ParticleCloud.Stream {
            ParticleCloud.Stream(
                cell: values.cells[index], index: index, births: births.indices.contains(index) ? births[index] : 0,
                start: start, end: end, random: UInt64(values.seed))
        }

        /// The births of each cell at a time.
        func births(at time: CFTimeInterval) -> [Double] {
            values.cells.indices.map { index in
                let stream = stream(index)
                let local = stream.cell.timing.localTime(at: time)
                return BirthSchedule(stream, rateFactor: Double(values.birthRate)).births(at: local)
            }
        }

        /// The time after which no particle of the period exists.
        var lastTime: CFTimeInterval {
            end + values.cells.reduce(0) { max($0, $1.reach(lifetimeFactor: Double(values.lifetime))) }
        }
    }

    private var periods: [Period] = []
    private var projection: ParticleProjection?
    private var time: CFTimeInterval?
    private var isAlive = false
    private var hasReportedCount = false
    /// The particles of the last update, or `nil` if none is visible.
    private(set) var picture: ParticlePicture?

    init() {}

    /// Creates a copy of the past of another layer's emission, whose particles then are those of this one as well.
    init(past other: Emission) {
        periods = other.periods
    }

    /// Computes the particles at a time of the layer.
    ///
    /// - Parameter reportCount: Called when there are too many particles for the first time.
    /// - Returns: Whether the picture changed.
    func update(
        _ values: EmitterValues, projection: ParticleProjection, at time: CFTimeInterval, reportCount: () -> Void
    ) -> Bool {
        guard time != self.time || values != periods.last?.values || projection != self.projection else { return false }
        record(values, at: time)
        self.time = time
        self.projection = projection
        let hadPicture = picture != nil
        let particles = particles(at: time, reportCount)
        let painted = particles.compactMap { PaintedParticle($0, projection) }
        picture = painted.isEmpty ? nil : ParticlePicture(painted, isAdditive: values.renderMode == .additive)
        return hadPicture || picture != nil
    }

    /// Records the values at a time of the layer, without computing particles.
    func record(_ values: EmitterValues, at time: CFTimeInterval) {
        begin(values, at: time)
        periods.removeAll { $0.lastTime <= time }
    }

    /// Begins a period, if the values have changed.
    private func begin(_ values: EmitterValues, at time: CFTimeInterval) {
        guard let last = periods.last else {
            periods = [Period(values: values, start: min(time, 0), births: [])]
            return
        }
        guard values != last.values else { return }
        // After the time was set back, later periods have not happened yet.
        periods.removeAll { $0.start >= time && $0.start > 0 }
        let births = periods.last?.births(at: time) ?? []
        if !periods.isEmpty { periods[periods.count - 1].end = time }
        periods.append(Period(values: values, start: time, births: births))
    }

    private func particles(at time: CFTimeInterval, _ reportCount: () -> Void) -> [Particle] {
        isAlive = false
        var result: [Particle] = []
        for period in periods.reversed() where period.start <= time {
            var cloud = ParticleCloud(layer: period.values, limit: Self.maximumCount - result.count)
            for index in period.values.cells.indices.reversed() {
                cloud.add(period.stream(index), at: time) { _ in nil }
            }
            isAlive = isAlive || cloud.isAlive
            result += cloud.particles
            if cloud.isCut, !hasReportedCount {
                hasReportedCount = true
                reportCount()
            }
        }
        return sorted(result.reversed(), periods.last?.values.renderMode ?? .unordered)
    }

    private func sorted(_ particles: [Particle], _ mode: CAEmitterLayerRenderMode) -> [Particle] {
        switch mode {
        case .oldestFirst: particles.stablySorted { $0.age > $1.age }
        case .oldestLast: particles.stablySorted { $0.age < $1.age }
        case .backToFront: particles.stablySorted { $0.position.z < $1.position.z }
        default: particles
        }
    }

    /// Returns the time of the layer at which the particles change next, or `nil` if none exists and none is emitted.
    func nextChange(after time: CFTimeInterval) -> CFTimeInterval? {
        if isAlive { return time }
        guard let period = periods.last else { return nil }
        return period.values.cells.indices.reduce(nil) { earliest, index in
            let stream = period.stream(index)
            guard stream.cell.isUsable, period.values.lifetime > 0 else { return earliest }
            let schedule = BirthSchedule(stream, rateFactor: Double(period.values.birthRate))
            guard let next = schedule.next(after: stream.cell.timing.localTime(at: time)) else { return earliest }
            let begin = stream.cell.timing.parentTime(at: next)
            return min(earliest ?? begin, begin)
        }
    }
}

extension [Particle] {
    /// Returns the particles in an order; those of equal rank keep theirs.
    fileprivate func stablySorted(_ precedes: (Particle, Particle) -> Bool) -> [Particle] {
        enumerated().sorted { a, b in
            if precedes(a.element, b.element) { return true }
            return !precedes(b.element, a.element) && a.offset < b.offset
        }.map(\.element)
    }
}

extension PaintedParticle {
    /// Returns `nil` if the particle is invisible.
    fileprivate init?(_ particle: Particle, _ projection: ParticleProjection) {
        let cell = particle.cell
        guard let image = cell.contents, particle.color.alpha > 0, particle.scale > 0,
            let place = projection.transform(at: particle.position)
        else { return nil }
        let whole = CGRect(x: 0, y: 0, width: image.width, height: image.height)
        let part = CGRect(
            x: cell.contentsRect.minX * whole.width, y: cell.contentsRect.minY * whole.height,
            width: cell.contentsRect.width * whole.width, height: cell.contentsRect.height * whole.height
        ).intersection(whole)
        guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
        self.image = image
        source = part
        let scale = CGFloat(particle.scale) / cell.contentsScale
        transform = CGAffineTransform(scaleX: scale, y: scale)
            .concatenating(CGAffineTransform(rotationAngle: CGFloat(particle.rotation))).concatenating(place)
        (red, green) = (CGFloat(particle.color.red), CGFloat(particle.color.green))
        (blue, alpha) = (CGFloat(particle.color.blue), CGFloat(particle.color.alpha))
        age = particle.age
    }
}
