internal import OpenDisplay

/// Input at a window: touches, key presses, scrolling or pointer movement.
@preconcurrency @MainActor open class UIEvent: NSObject {
    /// The types of events.
    public enum EventType: Int, Sendable {
        /// Touches, or the pointer with a button pressed.
        case touches = 0
        /// Motion of the device; never sent on Linux.
        case motion = 1
        /// A remote control; never sent on Linux.
        case remoteControl = 2
        /// Key presses.
        case presses = 3
        /// Scrolling by a mouse wheel or touchpad.
        case scroll = 10
        /// The pointer without a button pressed.
        case hover = 11
        /// A pinch or rotation by two fingers on a touchpad.
        case transform = 14
    }

    /// The subtypes of motion and remote control events, none of which is sent on Linux.
    public enum EventSubtype: Int, Sendable {
        /// No particular subtype.
        case none = 0
        /// The device was shaken.
        case motionShake = 1
        case remoteControlPlay = 100
        case remoteControlPause = 101
        case remoteControlStop = 102
        case remoteControlTogglePlayPause = 103
        case remoteControlNextTrack = 104
        case remoteControlPreviousTrack = 105
        case remoteControlBeginSeekingBackward = 106
        case remoteControlEndSeekingBackward = 107
        case remoteControlBeginSeekingForward = 108
        case remoteControlEndSeekingForward = 109
    }

    /// The buttons of a pointer.
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The primary button.
        public static let primary = ButtonMask(rawValue: 1 << 0)
        /// The secondary button, which opens context menus.
        public static let secondary = ButtonMask(rawValue: 1 << 1)

        /// Returns the mask of a button by its number, counted from 1.
        ///
        /// The buttons 8 and 9 are those on the side of a mouse. Over a navigation controller, the first one goes back; over
        /// a page view controller, they turn to the previous and the next page. Where neither is possible, the view receives
        /// a touch whose event has the mask, so that a view with a history of its own can go back and forward.
        public static func button(_ buttonNumber: Int) -> ButtonMask {
            ButtonMask(rawValue: 1 << (min(max(buttonNumber, 1), 32) - 1))
        }
    }

    public let type: EventType
    /// The time of the event, in seconds on the clock of `CACurrentMediaTime()`.
    public internal(set) final var timestamp: TimeInterval
    /// The modifier keys that were pressed.
    public internal(set) final var modifierFlags: UIKeyModifierFlags
    /// The pointer's buttons that were pressed.
    public internal(set) final var buttonMask: ButtonMask
    weak var eventWindow: UIWindow?
    /// The touches in progress in the window, and those that have just ended.
    final var touches: Set<UITouch> = []
    /// The touches that have changed with this event.
    final var changedTouches: [UITouch] = []

    init(type: EventType, timestamp: TimeInterval, modifierFlags: UIKeyModifierFlags, window: UIWindow?) {
        self.type = type
        self.timestamp = timestamp
        self.modifierFlags = modifierFlags
        buttonMask = []
        eventWindow = window
        super.init()
    }

    /// The subtype of the event, which is always ``EventSubtype/none``.
    open var subtype: EventSubtype { .none }

    /// All touches in progress in the window, and those that have just ended.
    open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : touches }

    /// Returns the touches that began in a view, or `nil` if there are none.
    open func touches(for view: UIView) -> Set<UITouch>? {
        matching { $0.view === view }
    }

    /// Returns the touches of a window, or `nil` if there are none.
    open func touches(for window: UIWindow) -> Set<UITouch>? {
        matching { $0.window === window }
    }

    /// Returns the touches that a recognizer receives, or `nil` if there are none.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        matching { $0.recognizers.contains { $0 === gesture } }
    }

    /// Returns the touch's states since the last delivered event, the current one last.
    ///
    /// Every event of the device is delivered, so there is only the current one.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        touches.contains(touch) ? [touch] : nil
    }

    /// Returns predicted future states of the touch.
    ///
    /// Touches are not predicted, so the array is empty.
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
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// The Alt key.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// The Command key, which is the Super key of other keyboards.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// A key of the numeric keypad.
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

/// Scrolling by a mouse wheel or touchpad.
@_spi(Subclassing) @MainActor public final class UIScrollEvent: UIEvent {
    /// The location of the pointer, in the window's coordinates.
    package let windowLocation: CGPoint
    /// The distance to scroll, in points; positive values scroll towards the end of the content.
    package let delta: CGVector
    /// Whether the distance is exact, as from a touchpad, instead of counted in notches of a wheel.
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

    /// Returns the location of the pointer in a view's coordinates, or in the window's if `view` is `nil`.
    package func location(in view: UIView?) -> CGPoint {
        view?.convert(windowLocation, from: nil) ?? windowLocation
    }
}

/// Movement of the pointer without a button pressed, including that out of the window.
@MainActor final class HoverEvent: UIEvent {
    /// The location of the pointer, in the window's coordinates, or `nil` when it has left the window.
    let windowLocation: CGPoint?

    init(location: CGPoint?, timestamp: TimeInterval, modifierFlags: UIKeyModifierFlags, window: UIWindow) {
        windowLocation = location
        super.init(type: .hover, timestamp: timestamp, modifierFlags: modifierFlags, window: window)
    }
}
