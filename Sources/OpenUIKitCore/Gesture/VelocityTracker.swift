/// A value that changes over time, and its recent velocity.
struct VelocityTracker {
    /// The duration in seconds over which the velocity is measured.
    private static let window: TimeInterval = 0.1

    private var samples: [(time: TimeInterval, value: CGFloat)] = []

    mutating func add(_ value: CGFloat, at time: TimeInterval) {
        samples.append((time, value))
        samples.removeAll { time - $0.time > Self.window * 2 }
    }

    mutating func reset() {
        samples.removeAll()
    }

    /// The change per second.
    var velocity: CGFloat {
        guard let last = samples.last,
            let first = samples.first(where: { last.time - $0.time <= Self.window }), last.time > first.time
        else { return 0 }
        return (last.value - first.value) / CGFloat(last.time - first.time)
    }
}
