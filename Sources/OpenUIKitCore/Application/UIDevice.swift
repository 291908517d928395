internal import OpenDisplay

/// The computer on which the program runs.
@preconcurrency @MainActor public final class UIDevice: NSObject {
    public static let current = UIDevice()

    private override init() {
        super.init()
    }

    /// The host name of the computer.
    public var name: String { ProcessInfo.processInfo.hostName }
    /// The model of the device, which is always `Desktop`.
    public var model: String { "Desktop" }
    /// The model of the device, which is not localized.
    public var localizedModel: String { model }
    /// The name of the operating system, `Linux`.
    public var systemName: String { "Linux" }
    /// The version of the kernel, such as `6.1.0`.
    public var systemVersion: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
    }
    /// The identifier of the computer for programs of the same vendor, or `nil` if its operating system has none.
    ///
    /// The vendor is ``UIApplication/identifier`` without its last component. The identifier is the same until the operating
    /// system is installed again.
    public var identifierForVendor: UUID? { VendorIdentifier.make(for: UIApplication.identifier) }
    /// The orientation of the computer, which is always ``UIDeviceOrientation/unknown``.
    public var orientation: UIDeviceOrientation { .unknown }
    /// Whether changes of ``orientation`` are reported, which does not change on desktops.
    @available(*, deprecated, message: "Has no effect on Linux.")
    public var isGeneratingDeviceOrientationNotifications: Bool { false }
    /// Begins to report changes of ``orientation``, which does not change on desktops.
    @available(*, deprecated, message: "Has no effect on Linux.")
    public func beginGeneratingDeviceOrientationNotifications() {}
    /// Ends what ``beginGeneratingDeviceOrientationNotifications()`` has begun.
    @available(*, deprecated, message: "Has no effect on Linux.")
    public func endGeneratingDeviceOrientationNotifications() {}
    /// The name of a notification of a changed ``orientation``.
    @available(*, deprecated, message: "Is not posted on Linux.")
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
    /// Whether ``batteryLevel`` and ``batteryState`` are read.
    ///
    /// The default is `false`.
    public var isBatteryMonitoringEnabled = false
    /// Whether the distance of the user is measured, which desktops cannot do.
    @available(*, deprecated, message: "Has no effect on Linux.")
    public var isProximityMonitoringEnabled: Bool {
        get { false }
        set {}
    }
    /// Whether the user is close to the device, which is always `false`.
    public var proximityState: Bool { false }
    /// Plays the sound of a key of an on-screen keyboard.
    @available(*, deprecated, message: "Has no effect on Linux.")
    public func playInputClick() {}
    public var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.mainScreen.userInterfaceIdiom }
    /// Whether multitasking is supported, which is always `true`.
    public var isMultitaskingSupported: Bool { true }
}
