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
        guard let cycle = GTKSettings.number("gtk-cursor-blink-time") else {
            return CaretBlinking(interval: 0.5, timeout: 10)
        }
        let isBlinking = GTKSettings.flag("gtk-cursor-blink") == true && cycle > 0
        return CaretBlinking(
            interval: isBlinking ? TimeInterval(cycle) / 2000 : nil,
            timeout: TimeInterval(max(GTKSettings.number("gtk-cursor-blink-timeout") ?? 0, 1)))
    }

    /// The longest time between the presses of a double click, in seconds.
    package static var doubleClickInterval: TimeInterval {
        TimeInterval(GTKSettings.number("gtk-double-click-time") ?? 400) / 1000
    }

    /// Whether scroll bars are displayed over the content and only while they are used.
    package static var overlaysScrollBars: Bool {
        GTKSettings.flag("gtk-overlay-scrolling") ?? true
    }

    /// Whether the middle mouse button pastes the primary selection.
    package static var pastesWithMiddleButton: Bool {
        GTKSettings.flag("gtk-enable-primary-paste") ?? true
    }
}
