/// What a pinch and a rotation have in common: two fingers, or the touchpad, whose steps add up to a number.
@MainActor final class PairGesture {
    /// The length that two fingers on a touchpad are taken to be apart, in points.
    private static let touchpadLength: CGFloat = 100

    private unowned let recognizer: UIGestureRecognizer
    private let start: CGFloat
    private let hysteresis: CGFloat
    private let adding: (_ number: CGFloat, _ step: FingerPair.Step) -> CGFloat
    private let way: (FingerPair.Step) -> CGFloat
    private var pair = FingerPair()
    private var tracker = VelocityTracker()
    private var total: CGFloat
    /// How far the fingers have come, in the unit of the hysteresis.
    private var covered: CGFloat = 0

    /// Makes a machine that adds up steps from a number on.
    ///
    /// - Parameters:
    ///   - hysteresis: How far the fingers have to come before the gesture begins.
    ///   - way: How far a step is, in the unit of the hysteresis.
    init(
        _ recognizer: UIGestureRecognizer, from start: CGFloat, hysteresis: CGFloat,
        way: @escaping (FingerPair.Step) -> CGFloat,
        adding: @escaping (_ number: CGFloat, _ step: FingerPair.Step) -> CGFloat
    ) {
        self.recognizer = recognizer
        self.start = start
        self.hysteresis = hysteresis
        self.way = way
        self.adding = adding
        total = start
    }

    /// The sum; set it to count from another number on.
    var number: CGFloat {
        get { total }
        set {
            total = newValue
            tracker.reset()
        }
    }

    /// How fast the number changes, per second.
    var velocity: CGFloat { tracker.velocity }

    // MARK: Fingers

    /// Takes the first two fingers.
    func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in recognizer.trackedTouches.dropFirst(2) where touches.contains(touch) {
            recognizer.ignore(touch, for: event)
        }
        _ = pair.step(to: recognizer.trackedTouches)
    }

    /// Begins, or reports the movement.
    func touchesMoved(with event: UIEvent) {
        if let step = pair.step(to: recognizer.trackedTouches) { advance(by: step, at: event.timestamp) }
    }

    /// Ends with the last finger.
    func touchesEnded(with event: UIEvent) {
        if let step = pair.step(to: recognizer.trackedTouches) { add(step, at: event.timestamp) }
        if !recognizer.trackedTouches.contains(where: \.isDown) { finish(at: event.timestamp) }
    }

    func cancel() {
        recognizer.state = recognizer.state == .possible ? .failed : .cancelled
    }

    func reset() {
        pair.reset()
        total = start
        covered = 0
        tracker.reset()
    }

    // MARK: Touchpad

    func follow(_ event: UITransformEvent) {
        switch event.phase {
        case .began: tracker.add(total, at: event.timestamp)
        case .changed:
            let length = Self.touchpadLength
            advance(
                by: FingerPair.Step(factor: event.factor, angle: event.angle, length: length * event.factor),
                at: event.timestamp)
        case .ended: finish(at: event.timestamp)
        case .cancelled: cancel()
        }
    }

    // MARK: Steps

    private func add(_ step: FingerPair.Step, at time: TimeInterval) {
        total = adding(total, step)
        covered += way(step)
        tracker.add(total, at: time)
    }

    private func advance(by step: FingerPair.Step, at time: TimeInterval) {
        add(step, at: time)
        if recognizer.state != .possible {
            recognizer.state = .changed
        } else if abs(covered) >= hysteresis {
            recognizer.state = .began
        }
    }

    private func finish(at time: TimeInterval) {
        tracker.add(total, at: time)
        recognizer.state = recognizer.state == .possible ? .failed : .ended
    }
}

/// A recogniser that also follows two fingers on a touchpad.
@MainActor protocol TransformFollowing: UIGestureRecognizer {
    var pair: PairGesture { get }
}
