/// Gestures that consist of key presses, which follow the same rules as those of touches.
extension UIGestureRecognizer {
    /// Whether touches or presses of the gesture are in progress.
    var isTracking: Bool { !trackedTouches.isEmpty || !trackedPresses.isEmpty }

    /// Whether touches or presses have begun since the last reset.
    var hasSequence: Bool { !sequenceTouches.isEmpty || !sequencePresses.isEmpty }

    /// Whether both gestures have a touch or a press in common.
    func sharesSequence(with other: UIGestureRecognizer) -> Bool {
        sequenceTouches.contains { touch in other.sequenceTouches.contains { $0 === touch } }
            || sequencePresses.contains { press in other.sequencePresses.contains { $0 === press } }
    }

    /// Starts tracking a press; returns `false` if the recognizer is done or waits for others to fail.
    func beginTracking(_ press: UIPress) -> Bool {
        guard !isDone, pendingState != .ended else { return false }
        timeoutTimer?.invalidate()
        trackedPresses.append(press)
        sequencePresses.append(press)
        engage()
        return true
    }

    /// Receives the current phase of a tracked press.
    func receive(_ press: UIPress, with event: UIPressesEvent) {
        modifierFlags = event.modifierFlags
        let wasReceiving = isReceiving
        isReceiving = true
        if !isDone, pendingState != .ended { deliver(press, with: event) }
        if press.phase == .ended || press.phase == .cancelled { trackedPresses.removeAll { $0 === press } }
        isReceiving = wasReceiving
        if !isReceiving, engagedDispatcher == nil { resetIfFinished() }
    }

    private func deliver(_ press: UIPress, with event: UIPressesEvent) {
        switch press.phase {
        case .began: pressesBegan([press], with: event)
        case .changed, .stationary: pressesChanged([press], with: event)
        case .ended: pressesEnded([press], with: event)
        case .cancelled: pressesCancelled([press], with: event)
        }
    }

    /// Stops receiving presses.
    func dropPresses() {
        for press in trackedPresses { press.receivers.removeAll { $0 === self } }
        trackedPresses.removeAll()
    }
}
