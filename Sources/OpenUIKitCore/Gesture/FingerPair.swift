/// The line between two fingers, which reports how its length and angle change from event to event.
///
/// It reports changes instead of absolute values, so that adding or lifting a finger has no effect.
struct FingerPair {
    /// The change of the line since the last event.
    struct Step {
        /// The ratio of the current length to the previous one.
        let factor: CGFloat
        /// The rotation in radians, clockwise.
        let angle: CGFloat
        /// The current length, in points.
        let length: CGFloat
    }

    private var fingers: [ObjectIdentifier] = []
    private var line = CGVector.zero

    /// Returns the change since the last call, or `nil` if there are fewer than two fingers or they are not the same as
    /// before.
    @MainActor mutating func step(to touches: [UITouch]) -> Step? {
        let down = touches.filter(\.isDown)
        guard down.count >= 2 else {
            fingers = []
            return nil
        }
        let pair = [ObjectIdentifier(down[0]), ObjectIdentifier(down[1])]
        let (start, end) = (down[0].windowLocation, down[1].windowLocation)
        let old = line
        line = CGVector(dx: end.x - start.x, dy: end.y - start.y)
        guard pair == fingers else {
            fingers = pair
            return nil
        }
        let (before, after) = (hypot(old.dx, old.dy), hypot(line.dx, line.dy))
        guard before > 1, after > 1 else { return nil }
        let angle = atan2(line.dy, line.dx) - atan2(old.dy, old.dx)
        return Step(factor: after / before, angle: remainder(angle, 2 * .pi), length: after)
    }

    mutating func reset() {
        fingers = []
    }
}

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
