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
