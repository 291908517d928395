/// The motion of a scroll view: the motions of both coordinates and their start time.
package struct ScrollMotion {
    package enum Kind: Equatable {
        /// The deceleration after a drag, or the bounce at an edge.
        case deceleration
        /// An animation by `setContentOffset(_:animated:)`.
        case animation
        /// The smoothed steps of a mouse wheel.
        case wheel
    }

    package let kind: Kind
    var x: AxisMotion
    var y: AxisMotion
    /// The start time, on the clock of `CACurrentMediaTime()`.
    private(set) var start: TimeInterval
    /// The time of the displayed value.
    private(set) var shown: TimeInterval

    init(_ kind: Kind, x: AxisMotion, y: AxisMotion, start: TimeInterval) {
        self.kind = kind
        self.x = x
        self.y = y
        self.start = start
        shown = start
    }

    var target: CGPoint { CGPoint(x: x.target, y: y.target) }
    var duration: TimeInterval { max(x.duration, y.duration) }
    /// Whether the displayed value is the last one.
    var isFinished: Bool { shown - start >= duration }
    /// The displayed value before rounding to pixels.
    var offset: CGPoint { CGPoint(x: x.value(at: shown - start), y: y.value(at: shown - start)) }
    /// The velocity at the time of the displayed value, in points per second.
    var velocity: CGVector {
        CGVector(dx: x.velocity(at: shown - start), dy: y.velocity(at: shown - start))
    }

    mutating func move(to time: TimeInterval) {
        shown = max(shown, time)
    }

    /// Replaces the curves, starting at the displayed value.
    mutating func replace(x: AxisMotion, y: AxisMotion) {
        self.x = x
        self.y = y
        start = shown
    }
}
