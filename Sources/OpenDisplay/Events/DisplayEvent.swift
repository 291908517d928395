package import OpenCoreGraphics

/// An event reported by a surface: raw input or a change of the surface, as a value.
///
/// Locations are in points in the surface's coordinate space (origin at the top left). Timestamps are in seconds on the
/// clock of `CACurrentMediaTime()`.
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
    /// The desktop's settings for animations or contrast have changed; see ``AccessibilityPreferences``.
    case accessibilityPreferencesChanged
    /// The color of the user's choice for controls has changed; `nil` if the desktop has none.
    case accentColorChanged(CGColor?)
    /// The desktop's settings for the buttons of title bars or for menu bars have changed; see
    /// ``DisplaySurface/windowControls`` and ``DisplaySurface/desktopShowsMenuBar``.
    case windowSettingsChanged
    case activeChanged(Bool)
    /// The window has become visible, or the user has minimized or hidden it.
    case visibilityChanged(Bool)
    case closeRequested
}

extension DisplayEvent {
    /// Returns the event with its location in a coordinate space whose origin is at a point.
    func moved(by origin: CGPoint) -> DisplayEvent {
        func moved(_ location: CGPoint) -> CGPoint { CGPoint(x: location.x + origin.x, y: location.y + origin.y) }
        switch self {
        case .pointer(var event):
            event.location = moved(event.location)
            return .pointer(event)
        case .touch(var event):
            event.location = moved(event.location)
            return .touch(event)
        case .scroll(var event):
            event.location = moved(event.location)
            return .scroll(event)
        case .touchpad(var event):
            event.location = moved(event.location)
            return .touchpad(event)
        default: return self
        }
    }
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

/// An event of a mouse or pen.
package struct PointerEvent: Sendable, Equatable {
    package enum Phase: Sendable, Equatable {
        case entered
        case moved
        case pressed
        case released
        case exited
        /// The release will not be reported, because the pointer grab was lost.
        case cancelled
    }

    package var phase: Phase
    package var location: CGPoint
    /// The button: 1 is primary, 2 is the middle button, 3 is secondary; 0 for events without a button.
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

/// An event of one finger on a touch screen.
package struct TouchEvent: Sendable, Equatable {
    package enum Phase: Sendable, Equatable {
        case began
        case moved
        case ended
        case cancelled
    }

    /// The identifier of the finger, constant from `began` to `ended` or `cancelled`.
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

/// A scroll event of a mouse wheel or a touchpad.
package struct ScrollEvent: Sendable, Equatable {
    package var location: CGPoint
    /// The scroll distance; positive values scroll towards the end of the content.
    ///
    /// In points if `isPrecise`, otherwise in notches of the wheel.
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

/// A pinch or rotation gesture on a touchpad.
package struct TouchpadEvent: Sendable, Equatable {
    package enum Phase: Sendable, Equatable {
        case began
        case changed
        case ended
        case cancelled
    }

    package var phase: Phase
    package var location: CGPoint
    /// The distance between the fingers relative to their initial distance.
    package var scale: CGFloat
    /// The rotation since the last event, in radians clockwise.
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

/// A key press or release.
package struct KeyEvent: Sendable, Equatable {
    package enum Phase: Sendable, Equatable {
        case pressed
        case released
    }

    /// What a key produces.
    package struct Meaning: Sendable, Equatable {
        package var keySymbol: UInt32
        package var characters: String

        package init(keySymbol: UInt32, characters: String) {
            self.keySymbol = keySymbol
            self.characters = characters
        }
    }

    package var phase: Phase
    /// The hardware code of the key, which identifies the key whatever it produces, or `nil` if the surface has none.
    ///
    /// The symbol of a held key changes with the modifiers and with the keyboard's layout, the code does not.
    package var keyCode: UInt32?
    /// The X keysym, which GDK uses on all platforms (for example `0xff0d` for Return).
    package var keySymbol: UInt32
    /// The text that the key produces with its modifiers; empty for function keys.
    package var characters: String
    /// What the key produces without modifiers, or `nil` if the surface does not know the keyboard's layout.
    package var unmodified: Meaning?
    package var modifiers: KeyModifiers
    package var timestamp: TimeInterval

    package init(
        phase: Phase, keyCode: UInt32? = nil, keySymbol: UInt32, characters: String, unmodified: Meaning? = nil,
        modifiers: KeyModifiers = [], timestamp: TimeInterval
    ) {
        self.phase = phase
        self.keyCode = keyCode
        self.keySymbol = keySymbol
        self.characters = characters
        self.unmodified = unmodified
        self.modifiers = modifiers
        self.timestamp = timestamp
    }
}
