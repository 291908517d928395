public import ComponentFlow
import OpenDisplay
import OpenQuartzCore

// Synthetic touches. They enter where a touch screen's do, so hit testing, gesture recognisers and the responder chain
// see nothing special. Locations are in points of the window.

extension Stage {
    /// Touches the stage and lifts the finger at once.
    public func tap(at location: CGPoint) {
        touchDown(at: location)
        touchUp()
    }

    /// Taps the middle of a view.
    public func tap(on view: UIView) {
        tap(at: center(of: view))
    }

    /// Presses for a time, in seconds, and lifts the finger.
    public func press(at location: CGPoint, for duration: TimeInterval) {
        touchDown(at: location)
        advance(by: duration)
        touchUp()
    }

    /// Puts a finger down, moves it in a straight line, and lifts it.
    ///
    /// - Parameters:
    ///   - start: Where it is put down.
    ///   - end: Where it is lifted.
    ///   - duration: How long the movement takes, in seconds; the finger moves once in each frame.
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

    /// Puts a finger down.
    ///
    /// - Parameter finger: Which one; several can be down at the same time.
    public func touchDown(at location: CGPoint, finger: Int = 0) {
        touches[finger] = location
        send(.began, finger: finger, at: location)
    }

    /// Moves a finger that is down.
    public func touchMove(to location: CGPoint, finger: Int = 0) {
        guard touches[finger] != nil else { return }
        touches[finger] = location
        send(.moved, finger: finger, at: location)
    }

    /// Lifts a finger where it is.
    public func touchUp(finger: Int = 0) {
        guard let location = touches.removeValue(forKey: finger) else { return }
        send(.ended, finger: finger, at: location)
    }

    /// Takes a touch away, as the system does when it needs the screen for itself.
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
