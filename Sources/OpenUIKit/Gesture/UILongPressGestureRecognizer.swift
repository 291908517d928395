/// Recognises touches that rest at one place.
///
/// Continuous: it begins while the fingers are down and ends when they go.
@MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How long the fingers have to rest, in seconds of the media clock.
    ///
    /// 0.5 at first.
    open var minimumPressDuration: TimeInterval = 0.5
    /// How far they may move before the gesture has begun, in points.
    ///
    /// 10 at first.
    open var allowableMovement: CGFloat = 10
    /// How many fingers it takes.
    ///
    /// 1 at first.
    open var numberOfTouchesRequired = 1
    /// How many taps come before the press.
    ///
    /// 0 at first.
    open var numberOfTapsRequired = 0

    private static let longestTapPause: TimeInterval = 0.35
    private var starts: [ObjectIdentifier: CGPoint] = [:]
    private var taps = 0
    private var timer: ClockTimer?

    /// Starts the waiting when enough fingers are down.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        for touch in touches { starts[ObjectIdentifier(touch)] = touch.windowLocation }
        if numberOfTouches > numberOfTouchesRequired { return state = .failed }
        guard numberOfTouches == numberOfTouchesRequired else { return }
        timer?.invalidate()
        guard taps >= numberOfTapsRequired else { return }
        guard minimumPressDuration > 0 else { return state = .began }
        timer = ClockTimer.schedule(after: minimumPressDuration) { [weak self] in self?.state = .began }
    }

    /// Fails when a finger moves too far too early; afterwards reports the movement.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return state = .changed }
        for touch in touches {
            guard let start = starts[ObjectIdentifier(touch)] else { continue }
            if touch.windowLocation.distance(to: start) > allowableMovement { return state = .failed }
        }
    }

    /// Ends the gesture, or fails when it is too early.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return state = .ended }
        guard !trackedTouches.contains(where: \.isDown) else { return }
        guard taps < numberOfTapsRequired else { return state = .failed }
        taps += 1
        starts.removeAll()
        timer?.invalidate()
        timer = ClockTimer.schedule(after: Self.longestTapPause) { [weak self] in self?.state = .failed }
    }

    /// Cancels the gesture.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
    }

    /// Forgets the press.
    open override func reset() {
        timer?.invalidate()
        timer = nil
        taps = 0
        starts.removeAll()
    }
}
