/// Recognizes dragging.
///
/// The gesture is continuous: it begins when the touches have moved by 10 points.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The minimum number of touches.
    ///
    /// The default is 1.
    open var minimumNumberOfTouches = 1
    /// The maximum number of touches.
    ///
    /// The default is unlimited.
    open var maximumNumberOfTouches = Int.max

    /// The types of scrolling that also move the gesture.
    ///
    /// The default is empty.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    static let hysteresis: CGFloat = 10
    /// The time in seconds without scroll events after which a gesture by scrolling ends.
    private static let scrollPause: TimeInterval = 0.15
    private var scrollTimer: ClockTimer?

    /// The distance from the start, in the window's coordinates.
    private var moved = CGVector.zero
    /// The offset that `setTranslation(_:in:)` adds to ``moved``.
    private var offset = CGVector.zero
    private var samples = PanSamples()

    /// Returns the translation since the start, in a view's coordinates.
    open func translation(in view: UIView?) -> CGPoint {
        let total = CGVector(dx: moved.dx + offset.dx, dy: moved.dy + offset.dy)
        return Self.convert(total, fromWindowTo: view)
    }

    /// Sets the current translation, in a view's coordinates, to which further movement is added.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let desired = Self.convert(translation, toWindowFrom: view)
        offset = CGVector(dx: desired.dx - moved.dx, dy: desired.dy - moved.dy)
    }

    /// Returns the velocity of the touches, in points per second of a view's coordinates.
    open func velocity(in view: UIView?) -> CGPoint {
        samples.velocity.map { Self.convert($0, fromWindowTo: view) } ?? .zero
    }

    /// Checks the touches and stores the start of the gesture.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible, touches.contains(where: { $0.type == .indirectPointer && $0.buttonMask != .primary }) {
            return state = .failed
        }
        if numberOfTouches > maximumNumberOfTouches {
            return state = state == .possible ? .failed : .cancelled
        }
        sample(event.timestamp)
    }

    /// Begins the gesture or reports a change.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        advance()
        sample(event.timestamp)
        if state != .possible {
            state = .changed
        } else if numberOfTouches >= minimumNumberOfTouches, hasMovedEnough(moved) {
            state = .began
        }
    }

    /// Returns whether a distance, in the window's coordinates, is long enough to begin a pan.
    func hasMovedEnough(_ moved: CGVector) -> Bool {
        hypot(moved.dx, moved.dy) >= Self.hysteresis
    }

    /// Ends the gesture when fewer than the minimum number of touches are left.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let remaining = trackedTouches.count { $0.isDown }
        advance()
        if remaining == 0 || (state != .possible && remaining < minimumNumberOfTouches) {
            sample(event.timestamp)
            state = state == .possible ? .failed : .ended
        }
    }

    /// Cancels the gesture.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    /// Resets the recognizer.
    open override func reset() {
        scrollTimer?.invalidate()
        scrollTimer = nil
        moved = .zero
        offset = .zero
        samples = PanSamples()
    }

    // MARK: Scrolling

    /// Returns whether the recognizer accepts a scroll event.
    final func takes(_ event: UIScrollEvent) -> Bool {
        let type: UIScrollTypeMask = event.isPrecise ? .continuous : .discrete
        return isEnabled && allowedScrollTypesMask.contains(type) && trackedTouches.isEmpty && wants(event)
    }

    /// Moves the gesture opposite to the scroll direction, like a finger that pushes the content.
    final func scroll(_ event: UIScrollEvent) {
        note(event, at: event.windowLocation)
        if state == .possible { sample(event.timestamp) }
        moved.dx -= event.delta.dx
        moved.dy -= event.delta.dy
        sample(event.timestamp)
        state = state == .possible ? .began : .changed
        scrollTimer?.invalidate()
        scrollTimer = ClockTimer.schedule(after: Self.scrollPause) { [weak self] in
            self?.state = self?.state == .possible ? .failed : .ended
        }
    }

    /// Adds the mean movement of the touches.
    ///
    /// Movements are added instead of computed from locations, so that adding or lifting a finger has no effect.
    private func advance() {
        let moving = trackedTouches.filter { $0.phase == .moved || $0.phase == .ended }
        guard !moving.isEmpty else { return }
        let count = CGFloat(trackedTouches.count)
        for touch in moving {
            moved.dx += (touch.windowLocation.x - touch.previousWindowLocation.x) / count
            moved.dy += (touch.windowLocation.y - touch.previousWindowLocation.y) / count
        }
    }

    private func sample(_ time: TimeInterval) {
        samples.add(moved, at: time)
    }

    private static func convert(_ vector: CGVector, fromWindowTo view: UIView?) -> CGPoint {
        guard let view else { return CGPoint(x: vector.dx, y: vector.dy) }
        let origin = view.convert(CGPoint.zero, from: nil)
        let tip = view.convert(CGPoint(x: vector.dx, y: vector.dy), from: nil)
        return CGPoint(x: tip.x - origin.x, y: tip.y - origin.y)
    }

    private static func convert(_ point: CGPoint, toWindowFrom view: UIView?) -> CGVector {
        guard let view else { return CGVector(dx: point.x, dy: point.y) }
        let origin = view.convert(CGPoint.zero, to: nil)
        let tip = view.convert(point, to: nil)
        return CGVector(dx: tip.x - origin.x, dy: tip.y - origin.y)
    }
}
