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

    /// Whether the touch is still down.
    final var isDown: Bool { phase != .ended && phase != .cancelled }

    final func move(to location: CGPoint, phase: Phase, timestamp: TimeInterval) {
        previousWindowLocation = windowLocation
        windowLocation = location
        self.phase = phase
        self.timestamp = timestamp
    }
}
