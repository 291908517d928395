/// Recognizes a quick straight movement in a direction.
///
/// The gesture is discrete. The limits are UIKit's: at least 50 points in the direction within half a second, and at
/// most 50 points perpendicular to it. The gesture's location is that of its beginning.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The directions of a swipe.
    public struct Direction: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let right = Direction(rawValue: 1 << 0)
        public static let left = Direction(rawValue: 1 << 1)
        public static let up = Direction(rawValue: 1 << 2)
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// The directions that are recognized.
    ///
    /// The default is ``Direction/right``.
    open var direction = Direction.right
    /// The number of simultaneous touches.
    ///
    /// The default is 1.
    open var numberOfTouchesRequired = 1

    private static let longestTime: TimeInterval = 0.5
    private static let minimumDistance: CGFloat = 50
    private static let maximumDeviation: CGFloat = 50

    private var starts: [ObjectIdentifier: CGPoint] = [:]
    private var startLocation = CGPoint.zero
    private var timer: ClockTimer?

    /// Returns the location at which the gesture began, in a view's coordinates, or in the window's if `view` is `nil`.
    open override func location(in view: UIView?) -> CGPoint {
        view?.convert(startLocation, from: nil) ?? startLocation
    }

    /// Stores where the touches began, and starts the timer.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if touches.contains(where: { $0.type == .indirectPointer && $0.buttonMask != .primary }) {
            return state = .failed
        }
        if starts.isEmpty {
            timer = ClockTimer.schedule(after: Self.longestTime) { [weak self] in self?.state = .failed }
        }
        for touch in touches { starts[ObjectIdentifier(touch)] = touch.windowLocation }
        startLocation = lastLocation
        if numberOfTouches > numberOfTouchesRequired { state = .failed }
    }

    /// Recognizes the gesture when the touches have moved far enough, and fails when they deviate too far.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, numberOfTouches == numberOfTouchesRequired else { return }
        let moved = meanTranslation
        let fits = components(of: moved).filter { direction.contains($0.direction) }
        if fits.allSatisfy({ $0.aside > Self.maximumDeviation }) { return state = .failed }
        if fits.contains(where: { $0.along >= Self.minimumDistance && $0.aside <= Self.maximumDeviation }) {
            timer?.invalidate()
            state = .ended
        }
    }

    private var meanTranslation: CGVector {
        let translations = trackedTouches.map { touch -> CGVector in
            let start = starts[ObjectIdentifier(touch)] ?? touch.windowLocation
            return CGVector(dx: touch.windowLocation.x - start.x, dy: touch.windowLocation.y - start.y)
        }
        let sum = translations.reduce(CGVector.zero) { CGVector(dx: $0.dx + $1.dx, dy: $0.dy + $1.dy) }
        let count = CGFloat(max(translations.count, 1))
        return CGVector(dx: sum.dx / count, dy: sum.dy / count)
    }

    private func components(of moved: CGVector) -> [(direction: Direction, along: CGFloat, aside: CGFloat)] {
        [
            (.right, moved.dx, abs(moved.dy)), (.left, -moved.dx, abs(moved.dy)), (.up, -moved.dy, abs(moved.dx)),
            (.down, moved.dy, abs(moved.dx)),
        ]
    }

    /// Fails, because the movement was too short.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    /// Fails.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    /// Resets the recognizer.
    open override func reset() {
        timer?.invalidate()
        timer = nil
        starts.removeAll()
    }
}
