/// What a scroll view does by itself: both coordinates, and since when.
struct ScrollMotion {
    enum Kind: Equatable {
        /// A push that a finger gave, or the way back from beyond an edge.
        case deceleration
        /// `setContentOffset(_:animated:)`.
        case animation
        /// The steps of a wheel.
        case wheel
    }

    let kind: Kind
    var x: AxisMotion
    var y: AxisMotion
    /// On the clock of `CACurrentMediaTime()`.
    private(set) var start: TimeInterval
    /// The time of the value that is shown.
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
    /// Whether the value that is shown is the last one.
    var isFinished: Bool { shown - start >= duration }
    /// The value that is shown, before it is put on a pixel.
    var offset: CGPoint { CGPoint(x: x.value(at: shown - start), y: y.value(at: shown - start)) }
    /// The speed at the time of the value that is shown, in points per second.
    var velocity: CGVector {
        CGVector(dx: x.velocity(at: shown - start), dy: y.velocity(at: shown - start))
    }

    mutating func move(to time: TimeInterval) {
        shown = max(shown, time)
    }

    /// Takes other curves from the value that is shown on.
    mutating func replace(x: AxisMotion, y: AxisMotion) {
        self.x = x
        self.y = y
        start = shown
    }
}
