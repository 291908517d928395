/// The common implementation of pinch and rotation: accumulates the changes of two fingers on the screen or a touchpad.
@MainActor final class TwoTouchGesture {
    /// The assumed distance of two fingers on a touchpad, in points.
    private static let touchpadLength: CGFloat = 100

    private unowned let recognizer: UIGestureRecognizer
    private let start: CGFloat
    private let hysteresis: CGFloat
    private let adding: (_ number: CGFloat, _ step: FingerPair.Step) -> CGFloat
    private let displacement: (FingerPair.Step) -> CGFloat
    private var pair = FingerPair()
    private var tracker = VelocityTracker()
    private var total: CGFloat
    /// The distance that the fingers have covered, in the unit of the hysteresis.
    private var covered: CGFloat = 0

    /// Creates an object that accumulates changes, starting from a value.
    ///
    /// - Parameters:
    ///   - recognizer: The recognizer whose state is updated.
    ///   - start: The value at the beginning of each gesture.
    ///   - hysteresis: The distance that the fingers have to cover before the gesture begins.
    ///   - displacement: Returns the distance that a change covers, in the unit of the hysteresis.
    ///   - adding: Returns the sum of a value and a change.
    init(
        _ recognizer: UIGestureRecognizer, from start: CGFloat, hysteresis: CGFloat,
        displacement: @escaping (FingerPair.Step) -> CGFloat,
        adding: @escaping (_ number: CGFloat, _ step: FingerPair.Step) -> CGFloat
    ) {
        self.recognizer = recognizer
        self.start = start
        self.hysteresis = hysteresis
        self.displacement = displacement
        self.adding = adding
        total = start
    }

    /// The accumulated value; setting it continues the accumulation from the new value.
    var number: CGFloat {
        get { total }
        set {
            total = newValue
            tracker.reset()
        }
    }

    /// The change of the value per second.
    var velocity: CGFloat { tracker.velocity }

    // MARK: Fingers

    /// Starts tracking the first two fingers, and ignores the others.
    func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in recognizer.trackedTouches.dropFirst(2) where touches.contains(touch) {
            recognizer.ignore(touch, for: event)
        }
        _ = pair.step(to: recognizer.trackedTouches)
    }

    /// Begins the gesture or reports a change.
    func touchesMoved(with event: UIEvent) {
        if let step = pair.step(to: recognizer.trackedTouches) { advance(by: step, at: event.timestamp) }
    }

    /// Ends the gesture with the last finger.
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
        covered += displacement(step)
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

/// A recognizer that also follows two fingers on a touchpad.
@MainActor protocol TransformFollowing: UIGestureRecognizer {
    var pair: TwoTouchGesture { get }
}
