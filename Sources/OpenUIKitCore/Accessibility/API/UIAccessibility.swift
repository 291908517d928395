package import OpenDisplay

/// The state of assistive technologies, and messages to them.
@preconcurrency @MainActor public enum UIAccessibility {
    /// A message to assistive technologies.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// The program switches to other content; the argument is the element to focus, or a text to announce.
        public static let screenChanged = Notification(rawValue: 1000)
        /// Elements have appeared, changed or disappeared; the argument is the element to focus, or a text to announce.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// A text to announce: a `String` or `NSAttributedString`.
        public static let announcement = Notification(rawValue: 1008)
        /// A page was scrolled; the argument is a text that describes the new position.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Sends a message to assistive technologies; without one, it costs nothing.
    ///
    /// Announcements are spoken as soon as the current speech is complete.
    public static func post(notification: Notification, argument: Any?) {
        AccessibilityTreeBuilder.shared?.post(notification, argument)
    }

    /// Returns the element that has the keyboard focus, which screen readers follow, or `nil`.
    public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
        UIApplication.shared.keyWindow?.focus.item
    }

    /// Posted when an assistive technology has moved the keyboard focus to an element.
    ///
    /// The user information contains the elements for ``focusedElementUserInfoKey`` and ``unfocusedElementUserInfoKey``.
    public nonisolated static let elementFocusedNotification = NSNotification.Name(
        "UIAccessibilityElementFocusedNotification")
    /// The element that has received the focus.
    public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    /// The element that has lost the focus; missing if there was none.
    public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"

    /// The kinds of assistive technologies.
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The screen reader.
        public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    }

    /// Returns a rectangle of a view in the coordinates of its window.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.convert(rect, to: nil)
    }

    /// Returns a path of a view in the coordinates of its window.
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let origin = view.convert(CGPoint.zero, to: nil)
        let copy = UIBezierPath(cgPath: path.cgPath)
        copy.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
        return copy
    }

    // MARK: Preferences

    /// Whether a screen reader is running.
    public static var isVoiceOverRunning: Bool { preferences.contains(.screenReader) }

    /// Whether the user prefers less motion: the desktop's setting for animations is off.
    public static var isReduceMotionEnabled: Bool { preferences.contains(.reducedMotion) }

    /// Whether the user prefers fades to sliding transitions, which is part of preferring less motion on Linux.
    public static var prefersCrossFadeTransitions: Bool { preferences.contains(.reducedMotion) }

    /// Whether the user prefers more contrast: the desktop uses a high contrast theme.
    public static var isDarkerSystemColorsEnabled: Bool { preferences.contains(.increasedContrast) }

    /// Whether the user prefers opaque backgrounds, which is part of a high contrast theme on Linux.
    public static var isReduceTransparencyEnabled: Bool { preferences.contains(.increasedContrast) }

    /// Whether information must not be conveyed by color alone: the desktop shows the states of switches by shapes, or uses a high
    /// contrast theme.
    public static var shouldDifferentiateWithoutColor: Bool { preferences.differentiatesWithoutColor }

    // MARK: Notifications of preferences

    public nonisolated static let voiceOverStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    public nonisolated static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    public nonisolated static let prefersCrossFadeTransitionsStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
    public nonisolated static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    public nonisolated static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    public nonisolated static let differentiateWithoutColorDidChangeNotification = NSNotification.Name(
        "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")

    /// The user's preferences; changes are reported to the observers of the notifications above.
    package static var preferences = AccessibilityPreferences.current {
        didSet {
            let changes = oldValue.symmetricDifference(preferences)
            if !changes.isDisjoint(with: [.increasedContrast, .statusShapes]) {
                for window in UIApplication.shared.windows { window.contrastDidChange() }
            }
            report(changes)
            guard oldValue.differentiatesWithoutColor != preferences.differentiatesWithoutColor else { return }
            NotificationCenter.default.post(name: differentiateWithoutColorDidChangeNotification, object: nil)
        }
    }

    /// Reads the settings of the desktop again; it does not know whether a screen reader is running.
    static func adoptDesktopPreferences() {
        let desktop = AccessibilityPreferences.current.subtracting(.screenReader)
        let new = desktop.union(preferences.intersection(.screenReader))
        if new != preferences { preferences = new }
    }

    private static func report(_ changes: AccessibilityPreferences) {
        var names: [NSNotification.Name] = []
        if changes.contains(.screenReader) { names += [voiceOverStatusDidChangeNotification] }
        if changes.contains(.reducedMotion) {
            names += [
                reduceMotionStatusDidChangeNotification, prefersCrossFadeTransitionsStatusDidChangeNotification,
            ]
        }
        if changes.contains(.increasedContrast) {
            names += [darkerSystemColorsStatusDidChangeNotification, reduceTransparencyStatusDidChangeNotification]
        }
        for name in names { NotificationCenter.default.post(name: name, object: nil) }
    }
}

/// Whether shapes show what colors do without a high contrast theme; a trait, so that views are notified of changes.
enum StatusShapesTrait: UITraitDefinition {
    static let defaultValue = false
    static let affectsColorAppearance = true
}
