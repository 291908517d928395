/// Follows the pointer over its view while no button is down.
///
/// Continuous: begins when the pointer enters, ends when it leaves or a button goes down.
@MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// Touches are none of its business.
    open override func shouldReceive(_ event: UIEvent) -> Bool {
        event.type == .hover
    }

    override var tracksTouches: Bool { false }

    /// How far the pointer is from the screen, from 0 to 1: a mouse is always on it.
    open var zOffset: CGFloat { 0 }

    /// The angle of a pencil to the screen, in radians; of a mouse it is a right one.
    open var altitudeAngle: CGFloat { .pi / 2 }

    /// The direction of a pencil, in radians; a mouse has none.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

    /// The direction of a pencil; a mouse has none.
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

    /// Moves on with the pointer, which is over the view or not.
    func follow(isInside: Bool) {
        switch (state, isInside) {
        case (.possible, true): state = .began
        case (.began, true), (.changed, true): state = .changed
        case (.began, false), (.changed, false): state = .ended
        default: break
        }
        startOverIfDone()
    }
}
