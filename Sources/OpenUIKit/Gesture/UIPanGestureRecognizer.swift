/// Recognises dragging.
///
/// Continuous: it begins when the fingers have moved 10 points.
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// How many fingers it takes at least.
    ///
    /// 1 at first.
    open var minimumNumberOfTouches = 1
    /// How many fingers may take part.
    ///
    /// Any number at first.
    open var maximumNumberOfTouches = Int.max

    /// The devices whose scrolling moves the gesture too.
    ///
    /// None at first.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    static let hysteresis: CGFloat = 10
    /// Scrolling is over when no more of it came for so long, in seconds.
    private static let scrollPause: TimeInterval = 0.15
    private var scrollTimer: ClockTimer?
    /// Velocity is the way of the last tenth of a second.
    private static let velocityWindow: TimeInterval = 0.1

    /// The way from the start, in the window's coordinates.
    private var moved = CGVector.zero
    /// What `setTranslation` made of it.
    private var offset = CGVector.zero
    private var samples: [(time: TimeInterval, moved: CGVector)] = []

    /// How far the fingers moved since the start, in a view's coordinates.
    open func translation(in view: UIView?) -> CGPoint {
        let total = CGVector(dx: moved.dx + offset.dx, dy: moved.dy + offset.dy)
        return Self.convert(total, fromWindowTo: view)
    }

    /// Makes the way from the start to now count as the given one, in a view's coordinates.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let wanted = Self.convert(translation, toWindowFrom: view)
        offset = CGVector(dx: wanted.dx - moved.dx, dy: wanted.dy - moved.dy)
    }

    /// How fast the fingers move, in points per second of a view's coordinates.
    open func velocity(in view: UIView?) -> CGPoint {
        guard let last = samples.last else { return .zero }
        let recent = samples.first { last.time - $0.time <= Self.velocityWindow } ?? last
        let time = last.time - recent.time
        guard time > 0 else { return .zero }
        let speed = CGVector(
            dx: (last.moved.dx - recent.moved.dx) / time, dy: (last.moved.dy - recent.moved.dy) / time)
        return Self.convert(speed, fromWindowTo: view)
    }

    /// Notes the start.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible, touches.contains(where: { $0.type == .indirectPointer && $0.buttonMask != .primary }) {
            return state = .failed
        }
        if numberOfTouches > maximumNumberOfTouches {
            return state = state == .possible ? .failed : .cancelled
        }
        sample(event.timestamp)
    }

    /// Begins, or reports the movement.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        advance()
        sample(event.timestamp)
        if state != .possible {
            state = .changed
        } else if numberOfTouches >= minimumNumberOfTouches, hasMovedEnough(moved) {
            state = .began
        }
    }

    /// Whether a way, in the window's coordinates, is long enough to be a pan.
    func hasMovedEnough(_ moved: CGVector) -> Bool {
        hypot(moved.dx, moved.dy) >= Self.hysteresis
    }

    /// Ends when too few fingers are left.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let remaining = trackedTouches.count { $0.isDown }
        advance()
        if remaining == 0 || (state != .possible && remaining < minimumNumberOfTouches) {
            sample(event.timestamp)
            state = state == .possible ? .failed : .ended
        }
    }

    /// Cancels.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    /// Forgets the movement.
    open override func reset() {
        scrollTimer?.invalidate()
        scrollTimer = nil
        moved = .zero
        offset = .zero
        samples.removeAll()
    }

    // MARK: Scrolling

    /// Whether the recogniser takes a step of the wheel or the touchpad for itself.
    final func takes(_ event: UIScrollEvent) -> Bool {
        let type: UIScrollTypeMask = event.isPrecise ? .continuous : .discrete
        return isEnabled && allowedScrollTypesMask.contains(type) && trackedTouches.isEmpty && wants(event)
    }

    /// Moves against the scrolling, as a finger does that pushes the content.
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

    /// Adds the mean of the fingers' steps.
    ///
    /// Steps, not places: a finger that comes or goes moves nothing.
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
        samples.append((time, moved))
        samples.removeAll { time - $0.time > Self.velocityWindow * 2 }
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
