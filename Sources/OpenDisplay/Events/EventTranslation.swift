internal import CGTK
internal import OpenCoreGraphics

/// From GDK's raw numbers to the values of a `DisplayEvent`, free of any window.
enum EventTranslation {
    /// The held modifier keys.
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

    /// The text a key symbol stands for: Return and Tab give their control characters, function keys give nothing.
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

    /// The time of an event on the media clock.
    ///
    /// Events carry milliseconds of a clock that wraps every 49 days. It is the monotonic clock on a local display; a
    /// remote one may count differently, and then (or when the event has no time) the event is taken to happen now.
    ///
    /// - Parameters:
    ///   - milliseconds: The event's own time; 0 is none.
    ///   - monotonic: The monotonic clock's time now, in seconds.
    ///   - now: The media clock's time now, in seconds.
    static func timestamp(milliseconds: UInt32, monotonic: TimeInterval, now: TimeInterval) -> TimeInterval {
        guard milliseconds != 0, monotonic.isFinite, monotonic >= 0, monotonic < 1e12 else { return now }
        let current = UInt32(truncatingIfNeeded: Int64(monotonic * 1000))
        let age = current &- milliseconds
        return age < 5000 ? now - TimeInterval(age) / 1000 : now
    }

    /// A point of the window's surface in the content's coordinates.
    ///
    /// - Parameter origin: The content's origin in the surface; it is not zero where the window draws its own frame.
    static func location(x: Double, y: Double, origin: CGPoint) -> CGPoint? {
        guard x.isFinite, y.isFinite else { return nil }
        return CGPoint(x: x - origin.x, y: y - origin.y)
    }

    /// Whether the user's theme settings ask for dark content.
    ///
    /// - Parameter override: The value of the `GTK_THEME` environment variable, which goes before the setting.
    static func appearance(prefersDark: Bool, themeName: String?, override: String?) -> DisplayAppearance {
        if prefersDark {
            return .dark
        }
        if let override, !override.isEmpty {
            return override.hasSuffix(":dark") || override.hasSuffix("-dark") ? .dark : .light
        }
        return themeName?.lowercased().hasSuffix("-dark") == true ? .dark : .light
    }
}
