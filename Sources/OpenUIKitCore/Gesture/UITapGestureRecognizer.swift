/// Recognizes taps: short touches at the same location.
///
/// The gesture is discrete. The limits are UIKit's: a tap lasts at most 0.75 s and moves at most 45 points, and the
/// next tap follows within 0.35 s.
///
/// Presses and releases of a key are recognized as taps if ``UIGestureRecognizer/allowedPressTypes`` contains its type; the default
/// contains none.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps.
    ///
    /// The default is 1.
    open var numberOfTapsRequired = 1
    /// The number of simultaneous touches.
    ///
    /// The default is 1.
    open var numberOfTouchesRequired = 1
    /// The pointer buttons that are recognized.
    ///
    /// The default is the primary button.
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary

    private static let longestTap: TimeInterval = 0.75
    private static let longestPause: TimeInterval = 0.35
    private static let allowableMovement: CGFloat = 45

    override var defaultPressTypes: [NSNumber] { [] }
    private var taps = 0
    private var fingers = 0
    private var starts: [ObjectIdentifier: CGPoint] = [:]
    private var firstLocation: CGPoint?
    private var timer: ClockTimer?

    /// Counts the touches of a tap, and starts the timer.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if touches.contains(where: { $0.type == .indirectPointer && !isRequired($0.buttonMask) }) {
            return state = .failed
        }
        if starts.isEmpty { wait(Self.longestTap) }
        for touch in touches {
            starts[ObjectIdentifier(touch)] = touch.windowLocation
            let first = firstLocation ?? touch.windowLocation
            firstLocation = first
            if touch.windowLocation.distance(to: first) > Self.allowableMovement * 2 { return state = .failed }
        }
        fingers = max(fingers, numberOfTouches)
        if fingers > numberOfTouchesRequired { state = .failed }
    }

    /// Fails if a touch moves too far.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches {
            guard let start = starts[ObjectIdentifier(touch)] else { continue }
            if touch.windowLocation.distance(to: start) > Self.allowableMovement { return state = .failed }
        }
    }

    /// Counts a tap when its last touch ends.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard !trackedTouches.contains(where: \.isDown) else { return }
        guard fingers == numberOfTouchesRequired else { return state = .failed }
        countTap()
    }

    private func countTap() {
        taps += 1
        fingers = 0
        starts.removeAll()
        timer?.invalidate()
        if taps >= numberOfTapsRequired { state = .ended } else { wait(Self.longestPause) }
    }

    /// Fails.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    /// Starts the timer; fails if several keys are pressed at once, or the key of a further tap has another type.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        guard trackedPresses.count == 1, Set(sequencePresses.map(\.type)).count == 1 else { return state = .failed }
        wait(Self.longestTap)
    }

    /// Counts a tap when the key is released.
    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        countTap()
    }

    /// Fails.
    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        state = .failed
    }

    /// Returns `false` for recognizers that wait for more taps: without `require(toFail:)` both gestures are
    /// recognized.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
    }

    /// Resets the recognizer.
    open override func reset() {
        timer?.invalidate()
        timer = nil
        taps = 0
        fingers = 0
        starts.removeAll()
        firstLocation = nil
    }

    private func isRequired(_ buttons: UIEvent.ButtonMask) -> Bool {
        !buttons.isDisjoint(with: buttonMaskRequired)
    }

    private func wait(_ seconds: TimeInterval) {
        timer?.invalidate()
        timer = ClockTimer.schedule(after: seconds) { [weak self] in self?.state = .failed }
    }
}

extension CGPoint {
    package func distance(to other: CGPoint) -> CGFloat {
        ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
    }
}
