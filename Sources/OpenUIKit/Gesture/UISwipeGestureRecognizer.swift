/// Recognises a quick straight movement in a direction.
///
/// Discrete. The limits are UIKit's: 50 points along within half a second, and at most 50 points across. The gesture's
/// location is where it began.
@MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The directions.
    public struct Direction: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// To the right.
        public static let right = Direction(rawValue: 1 << 0)
        /// To the left.
        public static let left = Direction(rawValue: 1 << 1)
        /// Upwards.
        public static let up = Direction(rawValue: 1 << 2)
        /// Downwards.
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// The directions that count.
    ///
    /// To the right at first.
    open var direction = Direction.right
    /// How many fingers it takes.
    ///
    /// 1 at first.
    open var numberOfTouchesRequired = 1

    private static let longestTime: TimeInterval = 0.5
    private static let shortestWay: CGFloat = 50
    private static let furthestAside: CGFloat = 50

    private var starts: [ObjectIdentifier: CGPoint] = [:]
    private var startLocation = CGPoint.zero
    private var timer: ClockTimer?

    /// Where the gesture began, in a view's coordinates; nil means the window's.
    open override func location(in view: UIView?) -> CGPoint {
        view?.convert(startLocation, from: nil) ?? startLocation
    }

    /// Notes where fingers begin.
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

    /// Recognises when the fingers have come far enough, and fails when they go astray.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, numberOfTouches == numberOfTouchesRequired else { return }
        let way = meanWay
        let fits = ways(of: way).filter { direction.contains($0.direction) }
        if fits.allSatisfy({ $0.aside > Self.furthestAside }) { return state = .failed }
        if fits.contains(where: { $0.along >= Self.shortestWay && $0.aside <= Self.furthestAside }) {
            timer?.invalidate()
            state = .ended
        }
    }

    private var meanWay: CGVector {
        let ways = trackedTouches.map { touch -> CGVector in
            let start = starts[ObjectIdentifier(touch)] ?? touch.windowLocation
            return CGVector(dx: touch.windowLocation.x - start.x, dy: touch.windowLocation.y - start.y)
        }
        let sum = ways.reduce(CGVector.zero) { CGVector(dx: $0.dx + $1.dx, dy: $0.dy + $1.dy) }
        let count = CGFloat(max(ways.count, 1))
        return CGVector(dx: sum.dx / count, dy: sum.dy / count)
    }

    private func ways(of way: CGVector) -> [(direction: Direction, along: CGFloat, aside: CGFloat)] {
        [
            (.right, way.dx, abs(way.dy)), (.left, -way.dx, abs(way.dy)), (.up, -way.dy, abs(way.dx)),
            (.down, way.dy, abs(way.dx)),
        ]
    }

    /// Fails: the way was too short.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    /// Fails.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    /// Forgets the movement.
    open override func reset() {
        timer?.invalidate()
        timer = nil
        starts.removeAll()
    }
}
