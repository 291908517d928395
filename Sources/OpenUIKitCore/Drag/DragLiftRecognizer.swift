/// Recognizes the beginning of a drag: the pointer moves with the primary button pressed, or a finger rests on the view.
final class DragLiftRecognizer: UIGestureRecognizer {
    /// The seconds for which a finger rests.
    private static let delay: TimeInterval = 0.5
    /// The distance by which a resting finger may move, in points.
    private static let allowance: CGFloat = 10

    /// Requests the items of a drag that started at a location of the window; returns whether there are any.
    var prepare: (CGPoint) -> Bool = { _ in false }
    /// Called when the gesture is over, also if another gesture has prevented the drag.
    var discard: () -> Void = {}
    /// Whether the gesture is that of a finger.
    private(set) var isTouch = false
    private var start: CGPoint?
    private var timer: ClockTimer?

    init() {
        super.init(target: nil, action: nil)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else {
            // Another finger does not move the drag.
            for touch in touches { ignore(touch, for: event) }
            return
        }
        guard start == nil, numberOfTouches == 1, let touch = touches.first else { return state = .failed }
        isTouch = touch.type == .direct
        guard isTouch || touch.buttonMask == .primary, !isKeptByContent(touch) else { return state = .failed }
        start = touch.windowLocation
        guard isTouch else { return }
        timer = ClockTimer.schedule(after: Self.delay) { [weak self] in self?.lift() }
    }

    /// Returns whether a touch began in a control or a text within the view that is itself used by dragging.
    private func isKeptByContent(_ touch: UITouch) -> Bool {
        var candidate = touch.view
        while let current = candidate, current !== view {
            if let control = current as? UIControl, control.isUsedByDragging { return true }
            if current is any TextDragView, current.canBecomeFirstResponder { return true }
            candidate = current.superview
        }
        return false
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, let start else { return state = .changed }
        let distance = location(in: nil).distance(to: start)
        if isTouch {
            if distance > Self.allowance { state = .failed }
        } else if distance >= TextDrag.threshold {
            lift()
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
    }

    override func reset() {
        timer?.invalidate()
        timer = nil
        start = nil
        discard()
    }

    private func lift() {
        guard state == .possible, let start else { return }
        // The items are requested once, also if the gesture waits for others to fail.
        self.start = nil
        let hasItems = prepare(start)
        // The code that provides the items may have ended the gesture.
        guard numberOfTouches > 0 else { return }
        state = hasItems ? .began : .failed
    }
}
