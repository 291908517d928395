/// Recognises two fingers that turn around each other.
///
/// Continuous: it begins when they have turned by 5 degrees, reports while both fingers are down, and
/// ends when the last one is lifted.
@MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// In radians.
    private static let hysteresis: CGFloat = 5 * .pi / 180

    private var pair = FingerPair()
    private var total: CGFloat = 0
    private var tracker = VelocityTracker()
    private var turned: CGFloat = 0

    /// How far the fingers have turned since the start, in radians; clockwise is positive.
    ///
    /// Set it to count from another angle on.
    open var rotation: CGFloat {
        get { total }
        set {
            guard newValue.isFinite else { return }
            total = newValue
            tracker.reset()
        }
    }

    /// How fast they turn, in radians per second.
    open var velocity: CGFloat { tracker.velocity }

    /// Takes the first two fingers.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in trackedTouches.dropFirst(2) where touches.contains(touch) { ignore(touch, for: event) }
        follow(event)
    }

    /// Begins, or reports the movement.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard follow(event) else { return }
        if state != .possible {
            state = .changed
        } else if abs(turned) >= Self.hysteresis {
            state = .began
        }
    }

    /// Ends with the last finger.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        follow(event)
        guard !trackedTouches.contains(where: \.isDown) else { return }
        tracker.add(total, at: event.timestamp)
        state = state == .possible ? .failed : .ended
    }

    /// Cancels.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    /// Forgets the movement.
    open override func reset() {
        pair.reset()
        total = 0
        turned = 0
        tracker.reset()
    }

    /// Whether two fingers moved.
    @discardableResult
    private func follow(_ event: UIEvent) -> Bool {
        guard let step = pair.step(to: trackedTouches) else { return false }
        total += step.angle
        turned += step.angle
        tracker.add(total, at: event.timestamp)
        return true
    }
}
