/// Recognizes two fingers that move apart or together, on the screen or on a touchpad.
///
/// The gesture is continuous: it begins when their distance has changed by 8 points, reports changes while both touches
/// are in progress, and ends with the last one.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer, TransformFollowing {
    /// In points.
    private static let hysteresis: CGFloat = 8

    final lazy var pair = TwoTouchGesture(
        self, from: 1, hysteresis: Self.hysteresis, displacement: { $0.length - $0.length / $0.factor },
        adding: { $0 * $1.factor })

    /// The distance of the fingers relative to that at the start.
    ///
    /// Setting it continues from the new scale, which must be positive.
    open var scale: CGFloat {
        get { pair.number }
        set { if newValue.isFinite, newValue > 0 { pair.number = newValue } }
    }

    /// The change of the scale per second.
    open var velocity: CGFloat { pair.velocity }

    /// Starts tracking the first two fingers.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        pair.touchesBegan(touches, with: event)
    }

    /// Begins the gesture or reports a change.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        pair.touchesMoved(with: event)
    }

    /// Ends the gesture with the last finger.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        pair.touchesEnded(with: event)
    }

    /// Cancels the gesture.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        pair.cancel()
    }

    /// Resets the recognizer.
    open override func reset() {
        pair.reset()
    }
}
