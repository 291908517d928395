/// The line between two fingers, and how it grows and turns from event to event.
///
/// Steps, not places: a finger that comes or goes changes nothing.
struct FingerPair {
    /// How the line changed since the last event.
    struct Step {
        /// How many times as long it is.
        let factor: CGFloat
        /// By how many radians it turned clockwise.
        let angle: CGFloat
        /// How long it is now, in points.
        let length: CGFloat
    }

    private var fingers: [ObjectIdentifier] = []
    private var line = CGVector.zero

    /// The change; nil if there are not two fingers, or other ones than before.
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

/// A number that changes over time, and how fast it did lately.
struct VelocityTracker {
    /// Velocity is the change of the last tenth of a second.
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
