/// One finger, or the pointer with a button down, from its beginning to its end.
@MainActor open class UITouch: NSObject {
    /// Where in its life the touch is.
    public enum Phase: Int, Sendable {
        /// It just began.
        case began = 0
        /// It moved.
        case moved = 1
        /// It did not move since the last event.
        case stationary = 2
        /// It was lifted.
        case ended = 3
        /// It was taken away.
        case cancelled = 4
        /// The pointer came over a view; only of pointers without a button.
        case regionEntered = 5
        /// The pointer moved over a view.
        case regionMoved = 6
        /// The pointer left a view.
        case regionExited = 7
    }

    /// What touches.
    public enum TouchType: Int, Sendable {
        /// A finger.
        case direct = 0
        /// A finger elsewhere than on the screen.
        case indirect = 1
        /// A pencil.
        case pencil = 2
        /// The pointer of a mouse or a touchpad.
        case indirectPointer = 3

        /// A pencil, by its older name.
        public static let stylus = TouchType.pencil
    }

    /// What is only estimated about a touch at first.
    public struct Properties: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: Int

        /// Makes a set from its bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The force.
        public static let force = Properties(rawValue: 1 << 0)
        /// The direction of a pencil.
        public static let azimuth = Properties(rawValue: 1 << 1)
        /// The angle of a pencil to the screen.
        public static let altitude = Properties(rawValue: 1 << 2)
        /// The place.
        public static let location = Properties(rawValue: 1 << 3)
    }

    /// What the view has been told of the touch.
    enum ViewDelivery {
        /// Not for a view: there is none, or it does not want it.
        case ignored
        /// The beginning is held back until a recogniser has failed.
        case heldBeginning
        /// The view knows of the touch.
        case active
        /// The end is held back until a recogniser has failed.
        case heldEnd
        /// The view knows of the end.
        case finished
    }

    /// Where in its life the touch is.
    public internal(set) final var phase = Phase.began
    /// What touches.
    public let type: TouchType
    /// The view in which the touch began; it stays the same to the end.
    public internal(set) final var view: UIView?
    /// The window in which the touch began.
    public internal(set) final weak var window: UIWindow?
    /// How many touches in quick succession this one makes at its place.
    public internal(set) final var tapCount = 1
    /// When the touch last changed, in seconds on the clock of `CACurrentMediaTime()`.
    public internal(set) final var timestamp: TimeInterval
    /// The force, where 1 is an ordinary touch.
    public final var force: CGFloat { 1 }
    /// The greatest force there can be.
    public final var maximumPossibleForce: CGFloat { 1 }
    /// The radius of the finger, in points.
    public final var majorRadius: CGFloat { type == .direct ? 20 : 1 }

    /// How exactly the radius is known, in points.
    public final var majorRadiusTolerance: CGFloat { type == .direct ? 10 : 0 }
    /// The angle of a pencil to the screen, in radians; of fingers and pointers it is a right one.
    public final var altitudeAngle: CGFloat { .pi / 2 }
    /// Connects estimated properties with their later correction; nil, for nothing is estimated.
    public final var estimationUpdateIndex: NSNumber? { nil }
    /// What is estimated: nothing.
    public final var estimatedProperties: Properties { [] }
    /// What will be corrected later: nothing.
    public final var estimatedPropertiesExpectingUpdates: Properties { [] }

    /// In the window's coordinates.
    final var windowLocation: CGPoint
    final var previousWindowLocation: CGPoint
    final var delivery = ViewDelivery.ignored
    final var recognizers: [UIGestureRecognizer] = []
    final var buttonMask: UIEvent.ButtonMask = .primary

    init(type: TouchType, location: CGPoint, timestamp: TimeInterval, window: UIWindow) {
        self.type = type
        windowLocation = location
        previousWindowLocation = location
        self.timestamp = timestamp
        self.window = window
        super.init()
    }

    /// The recognisers that see the touch.
    open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

    /// Where the touch is, in a view's coordinates; nil means the window's.
    open func location(in view: UIView?) -> CGPoint {
        view?.convert(windowLocation, from: nil) ?? windowLocation
    }

    /// Where the touch was before, in a view's coordinates; nil means the window's.
    open func previousLocation(in view: UIView?) -> CGPoint {
        view?.convert(previousWindowLocation, from: nil) ?? previousWindowLocation
    }

    /// Where the touch is, as exactly as known.
    open func preciseLocation(in view: UIView?) -> CGPoint {
        location(in: view)
    }

    /// Where the touch was before, as exactly as known.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint {
        previousLocation(in: view)
    }

    /// The direction of a pencil, in radians; fingers and pointers have none.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

    /// The direction of a pencil; fingers and pointers have none.
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

    /// Whether the touch is still down.
    final var isDown: Bool { phase != .ended && phase != .cancelled }

    final func move(to location: CGPoint, phase: Phase, timestamp: TimeInterval) {
        previousWindowLocation = windowLocation
        windowLocation = location
        self.phase = phase
        self.timestamp = timestamp
    }
}
