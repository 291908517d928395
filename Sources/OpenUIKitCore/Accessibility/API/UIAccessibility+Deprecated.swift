// Settings of iOS that desktops do not have, so that code that reads them compiles.
extension UIAccessibility {
    @available(*, deprecated, message: "Has no effect on Linux, where the user chooses the font.")
    public static var isBoldTextEnabled: Bool { false }
    @available(*, deprecated, message: "Has no effect on Linux, where the desktop inverts colors itself.")
    public static var isInvertColorsEnabled: Bool { false }
    @available(*, deprecated, message: "Has no effect on Linux, where the desktop removes colors itself.")
    public static var isGrayscaleEnabled: Bool { false }
    @available(*, deprecated, message: "Has no effect on Linux, where the audio server mixes channels.")
    public static var isMonoAudioEnabled: Bool { false }
    @available(*, deprecated, message: "Has no effect on Linux.")
    public static var isClosedCaptioningEnabled: Bool { false }
    @available(*, deprecated, message: "Has no effect on Linux.")
    public static var isSwitchControlRunning: Bool { false }
    @available(*, deprecated, message: "Has no effect on Linux.")
    public static var isSpeakSelectionEnabled: Bool { false }
    @available(*, deprecated, message: "Has no effect on Linux.")
    public static var isSpeakScreenEnabled: Bool { false }
    @available(*, deprecated, message: "Has no effect on Linux.")
    public static var isShakeToUndoEnabled: Bool { false }
    @available(*, deprecated, message: "Has no effect on Linux.")
    public static var isAssistiveTouchRunning: Bool { false }
    @available(*, deprecated, message: "Has no effect on Linux.")
    public static var isGuidedAccessEnabled: Bool { false }
    @available(*, deprecated, message: "Has no effect on Linux.")
    public static var hearingDevicePairedEar: HearingDeviceEar { [] }
    @available(*, deprecated, message: "Has no effect on Linux.")
    public nonisolated static let hearingDevicePairedEarDidChangeNotification = NSNotification.Name(
        "UIAccessibilityHearingDevicePairedEarDidChangeNotification")

    /// The ears with a hearing device.
    public struct HearingDeviceEar: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let left = HearingDeviceEar(rawValue: 1 << 1)
        public static let right = HearingDeviceEar(rawValue: 1 << 2)
        public static let both: HearingDeviceEar = [.left, .right]
    }

    @available(*, deprecated, renamed: "shouldDifferentiateWithoutColor")
    public static var isOnOffSwitchLabelsEnabled: Bool { shouldDifferentiateWithoutColor }
    @available(*, deprecated, renamed: "shouldDifferentiateWithoutColor")
    public static var buttonShapesEnabled: Bool { shouldDifferentiateWithoutColor }
    @available(*, deprecated, message: "Use isReduceMotionEnabled, which videos follow on Linux.")
    public static var isVideoAutoplayEnabled: Bool { !isReduceMotionEnabled }
}

extension UIAccessibility.Notification {
    /// A request that assistive technologies pause, which those of Linux do not offer.
    @available(*, deprecated, message: "Has no effect on Linux.")
    public static let pauseAssistiveTechnology = UIAccessibility.Notification(rawValue: 1019)
    /// A request that assistive technologies continue.
    @available(*, deprecated, message: "Has no effect on Linux.")
    public static let resumeAssistiveTechnology = UIAccessibility.Notification(rawValue: 1020)
}
