/// Recognizes touches that stay at the same location.
///
/// The gesture is continuous: it begins while the touches are in progress and ends with them.
///
/// Keys that are held are recognized if ``UIGestureRecognizer/allowedPressTypes`` contains their type; the default contains none.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The duration for which the touches must not move, in seconds of the media clock.
    ///
    /// The default is 0.5.
    open var minimumPressDuration: TimeInterval = 0.5
    /// The distance by which the touches may move before the gesture begins, in points.
    ///
    /// The default is 10.
    open var allowableMovement: CGFloat = 10
    /// The number of simultaneous touches.
    ///
    /// The default is 1.
    open var numberOfTouchesRequired = 1
    /// The number of taps before the press.
    ///
    /// The default is 0.
    open var numberOfTapsRequired = 0

    override var defaultPressTypes: [NSNumber] { [] }
    private static let longestTapPause: TimeInterval = 0.35
    private var starts: [ObjectIdentifier: CGPoint] = [:]
    private var taps = 0
    private var timer: ClockTimer?

    /// Starts the timer when there are enough touches.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        for touch in touches { starts[ObjectIdentifier(touch)] = touch.windowLocation }
        if numberOfTouches > numberOfTouchesRequired { return state = .failed }
        guard numberOfTouches == numberOfTouchesRequired else { return }
        startTimer()
    }

    private func startTimer() {
        timer?.invalidate()
        guard taps >= numberOfTapsRequired else { return }
        guard minimumPressDuration > 0 else { return state = .began }
        timer = ClockTimer.schedule(after: minimumPressDuration) { [weak self] in self?.state = .began }
    }

    /// Fails if a touch moves too far before the gesture begins, and reports changes afterwards.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return state = .changed }
        for touch in touches {
            guard let start = starts[ObjectIdentifier(touch)] else { continue }
            if touch.windowLocation.distance(to: start) > allowableMovement { return state = .failed }
        }
    }

    /// Ends the gesture, counts a tap, or fails if the press was too short.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return state = .ended }
        guard !trackedTouches.contains(where: \.isDown) else { return }
        countTap()
    }

    private func countTap() {
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

    /// Starts the timer; fails if several keys are pressed at once before the gesture begins.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        guard state == .possible else { return }
        if trackedPresses.count == 1 { startTimer() } else { state = .failed }
    }

    /// Ends the gesture, counts a tap, or fails if the key was held too briefly.
    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        if state == .possible { countTap() } else { state = .ended }
    }

    /// Cancels the gesture.
    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        state = .cancelled
    }

    /// Resets the recognizer.
    open override func reset() {
        timer?.invalidate()
        timer = nil
        taps = 0
        starts.removeAll()
    }
}
