/// Recognises two fingers that move apart or together, on the screen or on a touchpad.
///
/// Continuous: it begins when their distance has changed by 8 points, reports while both fingers are down, and
/// ends when the last one is lifted.
@MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer, TransformFollowing {
    /// In points.
    private static let hysteresis: CGFloat = 8

    final lazy var pair = PairGesture(
        self, from: 1, hysteresis: Self.hysteresis, way: { $0.length - $0.length / $0.factor },
        adding: { $0 * $1.factor })

    /// How many times as far apart the fingers are as at the start.
    ///
    /// Set it to count from another factor on; it has to be above 0.
    open var scale: CGFloat {
        get { pair.number }
        set { if newValue.isFinite, newValue > 0 { pair.number = newValue } }
    }

    /// How fast the scale changes, in factors per second.
    open var velocity: CGFloat { pair.velocity }

    /// Takes the first two fingers.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        pair.touchesBegan(touches, with: event)
    }

    /// Begins, or reports the movement.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        pair.touchesMoved(with: event)
    }

    /// Ends with the last finger.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        pair.touchesEnded(with: event)
    }

    /// Cancels.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        pair.cancel()
    }

    /// Forgets the movement.
    open override func reset() {
        pair.reset()
    }
}
