internal import OpenDisplay

/// Something that happened at a window: touches, keys, the wheel, the pointer.
@MainActor open class UIEvent: NSObject {
    /// The kinds of events.
    public enum EventType: Int, Sendable {
        /// Fingers, or the pointer with a button down.
        case touches = 0
        /// The device was moved.
        case motion = 1
        /// A remote control.
        case remoteControl = 2
        /// Keys.
        case presses = 3
        /// The wheel or the touchpad.
        case scroll = 10
        /// The pointer without a button down.
        case hover = 11
        /// Two fingers pinch or turn on a touchpad.
        case transform = 14
    }

    /// The kinds of events of devices other than the screen; there are none here.
    public enum EventSubtype: Int, Sendable {
        /// No particular kind.
        case none = 0
        /// The device was shaken.
        case motionShake = 1
    }

    /// The buttons of a pointer.
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: Int

        /// Makes a mask from its bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The main button.
        public static let primary = ButtonMask(rawValue: 1 << 0)
        /// The button for menus.
        public static let secondary = ButtonMask(rawValue: 1 << 1)

        /// The mask of the button with a number, counted from 1.
        public static func button(_ buttonNumber: Int) -> ButtonMask {
            ButtonMask(rawValue: 1 << min(max(buttonNumber - 1, 0), 31))
        }
    }

    /// The kind of event.
    public let type: EventType
    /// When it happened, in seconds on the clock of `CACurrentMediaTime()`.
    public internal(set) final var timestamp: TimeInterval
    /// The modifier keys that were down.
    public internal(set) final var modifierFlags: UIKeyModifierFlags
    /// The pointer's buttons that were down.
    public internal(set) final var buttonMask: ButtonMask
    weak var eventWindow: UIWindow?
    /// The touches that are down, and those that just ended.
    final var touches: Set<UITouch> = []
    /// The touches that this event is about.
    final var changedTouches: [UITouch] = []

    init(type: EventType, timestamp: TimeInterval, modifierFlags: UIKeyModifierFlags, window: UIWindow?) {
        self.type = type
        self.timestamp = timestamp
        self.modifierFlags = modifierFlags
        buttonMask = []
        eventWindow = window
        super.init()
    }

    /// What is special about the event: nothing.
    open var subtype: EventSubtype { .none }

    /// All touches that are down in the window, and those that just ended.
    open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : touches }

    /// The touches that began in a view.
    open func touches(for view: UIView) -> Set<UITouch>? {
        matching { $0.view === view }
    }

    /// The touches of a window.
    open func touches(for window: UIWindow) -> Set<UITouch>? {
        matching { $0.window === window }
    }

    /// The touches that a recogniser sees.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        matching { $0.recognizers.contains { $0 === gesture } }
    }

    /// The places at which a touch was since the last event, the present one last.
    ///
    /// Every event of the device is reported here, so there is one.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        touches.contains(touch) ? [touch] : nil
    }

    /// The places at which a touch will be soon, as far as they are foreseen.
    ///
    /// None are.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? {
        touches.contains(touch) ? [] : nil
    }

    private func matching(_ isIncluded: (UITouch) -> Bool) -> Set<UITouch>? {
        let found = touches.filter(isIncluded)
        return found.isEmpty ? nil : found
    }
}

/// The modifier keys.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Makes flags from their bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Caps lock.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// Shift.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// Control.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// Alt.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// Command; the Super key of other keyboards.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// A key of the number pad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)

    init(_ modifiers: KeyModifiers) {
        var flags: UIKeyModifierFlags = []
        if modifiers.contains(.capsLock) { flags.insert(.alphaShift) }
        if modifiers.contains(.shift) { flags.insert(.shift) }
        if modifiers.contains(.control) { flags.insert(.control) }
        if modifiers.contains(.alternate) { flags.insert(.alternate) }
        if modifiers.contains(.command) { flags.insert(.command) }
        self = flags
    }
}

/// The wheel or the touchpad scrolled.
@MainActor package final class UIScrollEvent: UIEvent {
    /// Where the pointer is, in the window's coordinates.
    package let windowLocation: CGPoint
    /// How far to go, in points; positive values go towards the end of the content.
    package let delta: CGVector
    /// Whether the distance is exact, as of a touchpad, rather than notches of a wheel.
    package let isPrecise: Bool

    init(
        location: CGPoint, delta: CGVector, isPrecise: Bool, timestamp: TimeInterval,
        modifierFlags: UIKeyModifierFlags, window: UIWindow
    ) {
        windowLocation = location
        self.delta = delta
        self.isPrecise = isPrecise
        super.init(type: .scroll, timestamp: timestamp, modifierFlags: modifierFlags, window: window)
    }

    /// Where the pointer is, in a view's coordinates; nil means the window's.
    package func location(in view: UIView?) -> CGPoint {
        view?.convert(windowLocation, from: nil) ?? windowLocation
    }
}

/// The pointer moved without a button down, or left.
@MainActor final class HoverEvent: UIEvent {
    /// Where the pointer is, in the window's coordinates; nil when it left.
    let windowLocation: CGPoint?

    init(location: CGPoint?, timestamp: TimeInterval, modifierFlags: UIKeyModifierFlags, window: UIWindow) {
        windowLocation = location
        super.init(type: .hover, timestamp: timestamp, modifierFlags: modifierFlags, window: window)
    }
}
