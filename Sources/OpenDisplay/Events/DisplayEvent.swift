package import OpenCoreGraphics

/// What a surface reports: raw input and changes of the surface itself, as plain values.
///
/// Locations are in points in the surface's coordinate space (origin top left). Timestamps are seconds on the clock
/// that `CACurrentMediaTime()` reads.
package enum DisplayEvent: Sendable, Equatable {
    case pointer(PointerEvent)
    case touch(TouchEvent)
    case scroll(ScrollEvent)
    case touchpad(TouchpadEvent)
    case key(KeyEvent)
    case resized(CGSize)
    case scaleFactorChanged(CGFloat)
    case appearanceChanged(DisplayAppearance)
    case textScaleChanged(CGFloat)
    case activeChanged(Bool)
    /// The window can be seen again, or was put away by the user.
    case visibilityChanged(Bool)
    case closeRequested
}

/// Whether the user prefers light or dark content.
package enum DisplayAppearance: Sendable, Equatable {
    case light
    case dark
}

/// The modifier keys that are held down during an event.
package struct KeyModifiers: OptionSet, Sendable, Hashable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    package static let capsLock = KeyModifiers(rawValue: 1 << 0)
    package static let shift = KeyModifiers(rawValue: 1 << 1)
    package static let control = KeyModifiers(rawValue: 1 << 2)
    package static let alternate = KeyModifiers(rawValue: 1 << 3)
    package static let command = KeyModifiers(rawValue: 1 << 4)
}

/// A mouse or pen moved, was pressed or was released.
package struct PointerEvent: Sendable, Equatable {
    package enum Phase: Sendable, Equatable {
        case entered
        case moved
        case pressed
        case released
        case exited
        /// The press will never be released: the grab was lost.
        case cancelled
    }

    package var phase: Phase
    package var location: CGPoint
    /// 1 is the primary button, 2 the middle one, 3 the secondary one; 0 for events that concern no button.
    package var button: Int
    package var modifiers: KeyModifiers
    package var timestamp: TimeInterval

    package init(
        phase: Phase, location: CGPoint, button: Int = 0, modifiers: KeyModifiers = [], timestamp: TimeInterval
    ) {
        self.phase = phase
        self.location = location
        self.button = button
        self.modifiers = modifiers
        self.timestamp = timestamp
    }
}

/// One finger of a touch screen.
package struct TouchEvent: Sendable, Equatable {
    package enum Phase: Sendable, Equatable {
        case began
        case moved
        case ended
        case cancelled
    }

    /// The same for all events of one finger, from `began` to `ended` or `cancelled`.
    package var identifier: UInt
    package var phase: Phase
    package var location: CGPoint
    package var modifiers: KeyModifiers
    package var timestamp: TimeInterval

    package init(
        identifier: UInt, phase: Phase, location: CGPoint, modifiers: KeyModifiers = [], timestamp: TimeInterval
    ) {
        self.identifier = identifier
        self.phase = phase
        self.location = location
        self.modifiers = modifiers
        self.timestamp = timestamp
    }
}

/// The wheel or touchpad scrolled.
package struct ScrollEvent: Sendable, Equatable {
    package var location: CGPoint
    /// Positive moves towards the end of the content.
    ///
    /// Points if `isPrecise`, otherwise wheel notches.
    package var delta: CGVector
    package var isPrecise: Bool
    package var modifiers: KeyModifiers
    package var timestamp: TimeInterval

    package init(
        location: CGPoint, delta: CGVector, isPrecise: Bool, modifiers: KeyModifiers = [], timestamp: TimeInterval
    ) {
        self.location = location
        self.delta = delta
        self.isPrecise = isPrecise
        self.modifiers = modifiers
        self.timestamp = timestamp
    }
}

/// Two fingers pinch or turn on a touchpad.
package struct TouchpadEvent: Sendable, Equatable {
    package enum Phase: Sendable, Equatable {
        case began
        case changed
        case ended
        case cancelled
    }

    package var phase: Phase
    package var location: CGPoint
    /// How many times as far apart the fingers are as when they began.
    package var scale: CGFloat
    /// How far they turned since the last event, in radians clockwise.
    package var angle: CGFloat
    package var modifiers: KeyModifiers
    package var timestamp: TimeInterval

    package init(
        phase: Phase, location: CGPoint, scale: CGFloat = 1, angle: CGFloat = 0, modifiers: KeyModifiers = [],
        timestamp: TimeInterval
    ) {
        self.phase = phase
        self.location = location
        self.scale = scale
        self.angle = angle
        self.modifiers = modifiers
        self.timestamp = timestamp
    }
}

/// A key was pressed or released.
package struct KeyEvent: Sendable, Equatable {
    package enum Phase: Sendable, Equatable {
        case pressed
        case released
    }

    package var phase: Phase
    /// The X keysym, which GDK uses on every platform (for example `0xff0d` for Return).
    package var keySymbol: UInt32
    /// The text the key stands for with its modifiers; empty for function keys.
    package var characters: String
    package var modifiers: KeyModifiers
    package var timestamp: TimeInterval

    package init(
        phase: Phase, keySymbol: UInt32, characters: String, modifiers: KeyModifiers = [], timestamp: TimeInterval
    ) {
        self.phase = phase
        self.keySymbol = keySymbol
        self.characters = characters
        self.modifiers = modifiers
        self.timestamp = timestamp
    }
}
