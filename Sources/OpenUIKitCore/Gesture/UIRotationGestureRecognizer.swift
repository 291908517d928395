/// Recognizes two fingers that rotate around each other, on the screen or on a touchpad.
///
/// The gesture is continuous: it begins when they have rotated by 5 degrees, reports changes while both touches are in
/// progress, and ends with the last one.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer, TransformFollowing {
    /// In radians.
    private static let hysteresis: CGFloat = 5 * .pi / 180

    final lazy var pair = TwoTouchGesture(
        self, from: 0, hysteresis: Self.hysteresis, displacement: \.angle, adding: { $0 + $1.angle })

    /// The rotation since the start, in radians; positive values are clockwise.
    ///
    /// Setting it continues from the new angle.
    open var rotation: CGFloat {
        get { pair.number }
        set { if newValue.isFinite { pair.number = newValue } }
    }

    /// The velocity of the rotation, in radians per second.
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
