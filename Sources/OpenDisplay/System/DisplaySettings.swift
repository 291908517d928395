internal import CGTK
package import OpenCoreGraphics

/// The desktop's settings for text editing, or defaults without a desktop.
@MainActor
package enum DisplaySettings {
    /// The timing of a blinking caret.
    package struct CaretBlinking: Sendable, Equatable {
        /// The time between two changes, in seconds, or nil for a caret that does not blink.
        package var interval: TimeInterval?
        /// The time without input after which the caret stops blinking, in seconds.
        package var timeout: TimeInterval
    }

    /// The timing of blinking carets.
    package static var caretBlinking: CaretBlinking {
        guard let settings else { return CaretBlinking(interval: 0.5, timeout: 10) }
        let cycle = number("gtk-cursor-blink-time", of: settings)
        let isBlinking = flag("gtk-cursor-blink", of: settings) && cycle > 0
        return CaretBlinking(
            interval: isBlinking ? TimeInterval(cycle) / 2000 : nil,
            timeout: TimeInterval(max(number("gtk-cursor-blink-timeout", of: settings), 1)))
    }

    /// Whether the middle mouse button pastes the primary selection.
    package static var pastesWithMiddleButton: Bool {
        settings.map { flag("gtk-enable-primary-paste", of: $0) } ?? true
    }

    private static var settings: UnsafeMutablePointer<GObject>? {
        guard DisplaySystem.isConnected, let settings = gtk_settings_get_default() else { return nil }
        return UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self)
    }

    private static func flag(_ name: String, of settings: UnsafeMutablePointer<GObject>) -> Bool {
        read(name, of: settings, type: 5) { g_value_get_boolean($0) != 0 }
    }

    private static func number(_ name: String, of settings: UnsafeMutablePointer<GObject>) -> Int {
        read(name, of: settings, type: 6) { Int(g_value_get_int($0)) }
    }

    /// - Parameter type: The number of a fundamental type; the macros that define them are not imported.
    private static func read<Result>(
        _ name: String, of settings: UnsafeMutablePointer<GObject>, type: GType,
        _ get: (UnsafePointer<GValue>) -> Result
    ) -> Result {
        var value = GValue()
        g_value_init(&value, type << 2)
        defer { g_value_unset(&value) }
        g_object_get_property(settings, name, &value)
        return get(&value)
    }
}
