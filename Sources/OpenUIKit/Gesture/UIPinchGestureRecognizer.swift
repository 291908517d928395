/// Recognises two fingers that move apart or together.
///
/// Continuous: it begins when their distance has changed by 8 points, reports while both fingers are down, and
/// ends when the last one is lifted.
@MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// In points.
    private static let hysteresis: CGFloat = 8

    private var pair = FingerPair()
    private var total: CGFloat = 1
    private var tracker = VelocityTracker()
    /// How much the distance changed, in points.
    private var stretched: CGFloat = 0

    /// How many times as far apart the fingers are as at the start.
    ///
    /// Set it to count from another factor on; it has to be above 0.
    open var scale: CGFloat {
        get { total }
        set {
            guard newValue.isFinite, newValue > 0 else { return }
            total = newValue
            tracker.reset()
        }
    }

    /// How fast the scale changes, in factors per second.
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
        } else if abs(stretched) >= Self.hysteresis {
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
        total = 1
        stretched = 0
        tracker.reset()
    }

    /// Whether two fingers moved.
    @discardableResult
    private func follow(_ event: UIEvent) -> Bool {
        guard let step = pair.step(to: trackedTouches) else { return false }
        total *= step.factor
        stretched += step.length - step.length / step.factor
        tracker.add(total, at: event.timestamp)
        return true
    }
}
