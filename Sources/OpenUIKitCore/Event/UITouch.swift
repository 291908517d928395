/// A touch by one finger, or of the pointer with a button pressed, from its beginning to its end.
@preconcurrency @MainActor open class UITouch: NSObject {
    /// The phases of a touch.
    public enum Phase: Int, Sendable {
        /// The touch has begun.
        case began = 0
        /// The touch has moved.
        case moved = 1
        /// The touch has not moved since the last event.
        case stationary = 2
        /// The touch has ended.
        case ended = 3
        /// The touch was cancelled.
        case cancelled = 4
        /// The pointer has entered a view; only for pointers without a button pressed.
        case regionEntered = 5
        /// The pointer has moved within a view.
        case regionMoved = 6
        /// The pointer has left a view.
        case regionExited = 7
    }

    /// The types of touches.
    public enum TouchType: Int, Sendable {
        /// A finger on the screen.
        case direct = 0
        /// A finger on a device other than the screen.
        case indirect = 1
        case pencil = 2
        /// The pointer of a mouse or touchpad.
        case indirectPointer = 3

        /// The former name of ``pencil``.
        public static let stylus = TouchType.pencil
    }

    /// The properties of a touch that may initially be estimated.
    public struct Properties: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let force = Properties(rawValue: 1 << 0)
        /// The azimuth of a pencil.
        public static let azimuth = Properties(rawValue: 1 << 1)
        /// The angle of a pencil to the screen.
        public static let altitude = Properties(rawValue: 1 << 2)
        public static let location = Properties(rawValue: 1 << 3)
    }

    /// The state of a touch's delivery to its view.
    enum ViewDelivery {
        /// Not delivered: there is no view, or it does not accept the touch.
        case ignored
        /// The beginning is held back until a recognizer has failed.
        case heldBeginning
        /// The beginning was delivered.
        case active
        /// The end is held back until a recognizer has failed.
        case heldEnd
        /// The end was delivered, or the touch was cancelled.
        case finished
    }

    /// The phase of the touch.
    public internal(set) final var phase = Phase.began
    public let type: TouchType
    /// The view in which the touch began, which does not change until the end.
    public internal(set) final var view: UIView?
    /// The window in which the touch began.
    public internal(set) final weak var window: UIWindow?
    /// The number of taps in quick succession at the same location, including this touch.
    public internal(set) final var tapCount = 1
    /// The time of the last change, in seconds on the clock of `CACurrentMediaTime()`.
    public internal(set) final var timestamp: TimeInterval
    /// The force, where 1 is that of an ordinary touch; always 1.
    public final var force: CGFloat { 1 }
    /// The maximum possible force; always 1.
    public final var maximumPossibleForce: CGFloat { 1 }
    /// The radius of the touch, in points.
    public final var majorRadius: CGFloat { type == .direct ? 20 : 1 }

    /// The tolerance of the radius, in points.
    public final var majorRadiusTolerance: CGFloat { type == .direct ? 10 : 0 }
    /// The angle of a pencil to the screen, in radians; a right angle for fingers and pointers.
    public final var altitudeAngle: CGFloat { .pi / 2 }
    /// An index that identifies updates of estimated properties; always `nil`, as nothing is estimated.
    public final var estimationUpdateIndex: NSNumber? { nil }
    /// The estimated properties; always empty.
    public final var estimatedProperties: Properties { [] }
    /// The estimated properties for which updates are expected; always empty.
    public final var estimatedPropertiesExpectingUpdates: Properties { [] }

    /// The location in the window's coordinates.
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

    /// The recognizers that receive the touch.
    open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

    /// Returns the location of the touch in a view's coordinates, or in the window's if `view` is `nil`.
    open func location(in view: UIView?) -> CGPoint {
        view?.convert(windowLocation, from: nil) ?? windowLocation
    }

    /// Returns the previous location of the touch in a view's coordinates, or in the window's if `view` is `nil`.
    open func previousLocation(in view: UIView?) -> CGPoint {
        view?.convert(previousWindowLocation, from: nil) ?? previousWindowLocation
    }

    /// Returns the most precise location that is available, which is the same as `location(in:)`.
    open func preciseLocation(in view: UIView?) -> CGPoint {
        location(in: view)
    }

    /// Returns the most precise previous location that is available, which is the same as `previousLocation(in:)`.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint {
        previousLocation(in: view)
    }

    /// Returns the azimuth of a pencil, in radians; 0 for fingers and pointers.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

    /// Returns the direction of a pencil as a unit vector; that of azimuth 0 for fingers and pointers.
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

    /// Whether the touch is in progress.
    final var isDown: Bool { phase != .ended && phase != .cancelled }

    final func move(to location: CGPoint, phase: Phase, timestamp: TimeInterval) {
        previousWindowLocation = windowLocation
        windowLocation = location
        self.phase = phase
        self.timestamp = timestamp
    }
}
