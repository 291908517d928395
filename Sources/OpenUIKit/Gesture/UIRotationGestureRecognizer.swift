/// Recognises two fingers that turn around each other, on the screen or on a touchpad.
///
/// Continuous: it begins when they have turned by 5 degrees, reports while both fingers are down, and
/// ends when the last one is lifted.
@MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer, TransformFollowing {
    /// In radians.
    private static let hysteresis: CGFloat = 5 * .pi / 180

    final lazy var pair = PairGesture(
        self, from: 0, hysteresis: Self.hysteresis, way: \.angle, adding: { $0 + $1.angle })

    /// How far the fingers have turned since the start, in radians; clockwise is positive.
    ///
    /// Set it to count from another angle on.
    open var rotation: CGFloat {
        get { pair.number }
        set { if newValue.isFinite { pair.number = newValue } }
    }

    /// How fast they turn, in radians per second.
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
