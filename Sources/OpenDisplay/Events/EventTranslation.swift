internal import CGTK
internal import OpenCoreGraphics

/// Converts GDK's values to those of a `DisplayEvent`, independently of any window.
enum EventTranslation {
    /// Returns the pressed modifier keys.
    static func modifiers(_ state: GdkModifierType) -> KeyModifiers {
        var modifiers: KeyModifiers = []
        func add(_ modifier: KeyModifiers, for mask: GdkModifierType) {
            if state.rawValue & mask.rawValue != 0 {
                modifiers.insert(modifier)
            }
        }
        add(.capsLock, for: GDK_LOCK_MASK)
        add(.shift, for: GDK_SHIFT_MASK)
        add(.control, for: GDK_CONTROL_MASK)
        add(.alternate, for: GDK_ALT_MASK)
        add(.command, for: GDK_SUPER_MASK)
        add(.command, for: GDK_META_MASK)
        return modifiers
    }

    /// Returns the text of a key symbol: control characters for Return and Tab, nothing for function keys.
    static func characters(keySymbol: UInt32) -> String {
        switch keySymbol {
        case UInt32(GDK_KEY_Return), UInt32(GDK_KEY_KP_Enter), UInt32(GDK_KEY_ISO_Enter):
            return "\r"
        case UInt32(GDK_KEY_Tab), UInt32(GDK_KEY_KP_Tab), UInt32(GDK_KEY_ISO_Left_Tab):
            return "\t"
        default:
            let value = gdk_keyval_to_unicode(keySymbol)
            guard value >= 0x20, value != 0x7f, let scalar = Unicode.Scalar(value) else { return "" }
            return String(Character(scalar))
        }
    }

    /// Returns what the key of an event produces without modifiers in the keyboard's layout, or `nil` if that is
    /// unknown.
    ///
    /// Keys of the keypad are `nil` too, because Num Lock, which distinguishes their digits, is not a modifier.
    static func unmodified(_ event: OpaquePointer) -> KeyEvent.Meaning? {
        let keypad = UInt32(GDK_KEY_KP_Space)...UInt32(GDK_KEY_KP_Equal)
        guard !keypad.contains(gdk_key_event_get_keyval(event)), let display = gdk_event_get_display(event) else {
            return nil
        }
        var symbol: guint = 0
        let isKnown = gdk_display_translate_key(
            display, gdk_key_event_get_keycode(event), GdkModifierType(rawValue: 0),
            Int32(truncatingIfNeeded: gdk_key_event_get_layout(event)), &symbol, nil, nil, nil)
        guard isKnown != 0 else { return nil }
        return KeyEvent.Meaning(keySymbol: symbol, characters: characters(keySymbol: symbol))
    }

    /// Returns the time of an event on the media clock.
    ///
    /// Events have milliseconds of a clock that wraps every 49 days. On a local display it is the monotonic clock. The
    /// clock of a remote display may differ; then, and for events without a time, the result is `now`.
    ///
    /// - Parameters:
    ///   - milliseconds: The event's time; 0 is none.
    ///   - monotonic: The current time of the monotonic clock, in seconds.
    ///   - now: The current time of the media clock, in seconds.
    static func timestamp(milliseconds: UInt32, monotonic: TimeInterval, now: TimeInterval) -> TimeInterval {
        guard milliseconds != 0, monotonic.isFinite, monotonic >= 0, monotonic < 1e12 else { return now }
        let current = UInt32(truncatingIfNeeded: Int64(monotonic * 1000))
        let age = current &- milliseconds
        return age < 5000 ? now - TimeInterval(age) / 1000 : now
    }

    /// Converts a point from the window's surface to the content's coordinates.
    ///
    /// - Parameter origin: The content's origin in the surface, which is not zero if the window draws its own frame.
    static func location(x: Double, y: Double, origin: CGPoint) -> CGPoint? {
        guard x.isFinite, y.isFinite else { return nil }
        return CGPoint(x: x - origin.x, y: y - origin.y)
    }

    /// Returns the appearance specified by the user's settings.
    ///
    /// - Parameters:
    ///   - colorScheme: The preference in the desktop's settings portal, which has precedence over GTK's settings.
    ///   - override: The value of the environment variable `GTK_THEME`, which has precedence over all settings.
    static func appearance(
        colorScheme: ColorScheme? = nil, prefersDark: Bool, themeName: String?, override: String?
    ) -> DisplayAppearance {
        if let override, !override.isEmpty {
            return override.hasSuffix(":dark") || override.hasSuffix("-dark") ? .dark : .light
        }
        switch colorScheme {
        case .dark?: return .dark
        case .light?: return .light
        case .noPreference?, nil: break
        }
        if prefersDark {
            return .dark
        }
        return themeName?.lowercased().hasSuffix("-dark") == true ? .dark : .light
    }
}
