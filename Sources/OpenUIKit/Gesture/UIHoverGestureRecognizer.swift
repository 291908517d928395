/// Follows the pointer over its view while no button is down.
///
/// Continuous: begins when the pointer enters, ends when it leaves or a button goes down.
@MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// Touches are none of its business.
    open override func shouldReceive(_ event: UIEvent) -> Bool {
        event.type == .hover
    }

    override var tracksTouches: Bool { false }

    /// Moves on with the pointer, which is at a place of the window, or gone.
    func follow(_ location: CGPoint?, isInside: Bool) {
        if let location { lastLocation = location }
        switch (state, isInside) {
        case (.possible, true): state = .began
        case (.began, true), (.changed, true): state = .changed
        case (.began, false), (.changed, false): state = .ended
        default: break
        }
        startOverIfDone()
    }
}
