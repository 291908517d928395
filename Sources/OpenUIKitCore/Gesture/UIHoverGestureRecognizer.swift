/// Follows the pointer over its view while no button is pressed.
///
/// The gesture is continuous: it begins when the pointer enters the view, and ends when it leaves or a button is
/// pressed.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// Returns `true` only for hover events, not for touches.
    open override func shouldReceive(_ event: UIEvent) -> Bool {
        event.type == .hover
    }

    override var tracksTouches: Bool { false }

    /// The distance of the pointer from the screen, from 0 to 1; always 0 for a mouse.
    open var zOffset: CGFloat { 0 }

    /// The angle of a pencil to the screen, in radians; a right angle for a mouse.
    open var altitudeAngle: CGFloat { .pi / 2 }

    /// Returns the azimuth of a pencil, in radians; 0 for a mouse.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

    /// Returns the direction of a pencil as a unit vector; that of azimuth 0 for a mouse.
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

    /// Updates the state for the pointer, which is either over the view or not.
    func follow(isInside: Bool) {
        switch (state, isInside) {
        case (.possible, true): state = .began
        case (.began, true), (.changed, true): state = .changed
        case (.began, false), (.changed, false): state = .ended
        default: break
        }
        resetIfFinished()
    }
}
