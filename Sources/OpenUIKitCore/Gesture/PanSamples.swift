/// The recent movement of a pan, from which its velocity is measured.
///
/// Not isolated to an actor, because the closures would check their executor for each sample.
struct PanSamples {
    private struct Sample {
        /// The timestamp of an event, in seconds.
        var time: TimeInterval
        /// The distance from the start, in the window's coordinates.
        var moved: CGVector
    }

    /// The duration in seconds over which the velocity is measured.
    private static let window: TimeInterval = 0.1

    private var samples: [Sample] = []

    /// Adds the distance from the start at a time, and removes samples that are no longer needed.
    mutating func add(_ moved: CGVector, at time: TimeInterval) {
        samples.append(Sample(time: time, moved: moved))
        samples.removeAll { time - $0.time > Self.window * 2 }
    }

    /// The velocity in points per second, or `nil` without samples at different times.
    var velocity: CGVector? {
        guard let last = samples.last else { return nil }
        let recent = samples.first { last.time - $0.time <= Self.window } ?? last
        let time = last.time - recent.time
        guard time > 0 else { return nil }
        return CGVector(dx: (last.moved.dx - recent.moved.dx) / time, dy: (last.moved.dy - recent.moved.dy) / time)
    }
}
