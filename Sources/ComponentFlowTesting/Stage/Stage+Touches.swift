public import ComponentFlow
import OpenDisplay
import OpenQuartzCore

// Synthetic touches. They enter where touches from a touch screen do, so hit testing, gesture recognizers and the
// responder chain treat them alike. Locations are in points, in window coordinates.

extension Stage {
    /// Touches the stage and immediately lifts the finger.
    public func tap(at location: CGPoint) {
        touchDown(at: location)
        touchUp()
    }

    /// Taps the center of a view.
    public func tap(on view: UIView) {
        tap(at: center(of: view))
    }

    /// Touches the stage, waits for a duration in seconds, and lifts the finger.
    public func press(at location: CGPoint, for duration: TimeInterval) {
        touchDown(at: location)
        advance(by: duration)
        touchUp()
    }

    /// Touches the stage, moves the finger along a straight line, and lifts it.
    ///
    /// - Parameters:
    ///   - start: The location where the touch begins.
    ///   - end: The location where the touch ends.
    ///   - duration: The duration of the movement, in seconds; the finger moves once per frame.
    public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.25) {
        touchDown(at: start)
        let steps = max(Int((duration * framesPerSecond).rounded()), 1)
        for step in 1...steps {
            let fraction = CGFloat(step) / CGFloat(steps)
            advance(by: duration / Double(steps))
            touchMove(
                to: CGPoint(x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction))
        }
        touchUp()
    }

    /// Begins a touch.
    ///
    /// `finger` is the number that identifies the touch; several touches can be active at the same time.
    public func touchDown(at location: CGPoint, finger: Int = 0) {
        touches[finger] = location
        send(.began, finger: finger, at: location)
    }

    /// Moves an active touch.
    public func touchMove(to location: CGPoint, finger: Int = 0) {
        guard touches[finger] != nil else { return }
        touches[finger] = location
        send(.moved, finger: finger, at: location)
    }

    /// Ends a touch at its current location.
    public func touchUp(finger: Int = 0) {
        guard let location = touches.removeValue(forKey: finger) else { return }
        send(.ended, finger: finger, at: location)
    }

    /// Cancels a touch, as the system does when it takes over the screen.
    public func cancelTouch(finger: Int = 0) {
        guard let location = touches.removeValue(forKey: finger) else { return }
        send(.cancelled, finger: finger, at: location)
    }

    private func center(of view: UIView) -> CGPoint {
        view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    private func send(_ phase: TouchEvent.Phase, finger: Int, at location: CGPoint) {
        send(.touch(phase, finger: finger, x: location.x, y: location.y))
    }
}
