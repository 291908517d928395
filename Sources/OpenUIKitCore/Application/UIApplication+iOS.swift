// What starts programs on iOS and does not exist on Linux, so that code which looks for it compiles.
extension UIApplication.LaunchOptionsKey {
    @available(*, deprecated, message: "Is never present on Linux.")
    public static let sourceApplication = UIApplication.LaunchOptionsKey(
        rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    @available(*, deprecated, message: "Is never present on Linux.")
    public static let remoteNotification = UIApplication.LaunchOptionsKey(
        rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    @available(*, deprecated, message: "Is never present on Linux.")
    public static let localNotification = UIApplication.LaunchOptionsKey(
        rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
    @available(*, deprecated, message: "Is never present on Linux.")
    public static let annotation = UIApplication.LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
    @available(*, deprecated, message: "Is never present on Linux.")
    public static let location = UIApplication.LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
    @available(*, deprecated, message: "Is never present on Linux.")
    public static let bluetoothCentrals = UIApplication.LaunchOptionsKey(
        rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
    @available(*, deprecated, message: "Is never present on Linux.")
    public static let bluetoothPeripherals = UIApplication.LaunchOptionsKey(
        rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
    @available(*, deprecated, message: "Is never present on Linux.")
    public static let shortcutItem = UIApplication.LaunchOptionsKey(
        rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    @available(*, deprecated, message: "Is never present on Linux.")
    public static let userActivityDictionary = UIApplication.LaunchOptionsKey(
        rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    @available(*, deprecated, message: "Is never present on Linux.")
    public static let userActivityType = UIApplication.LaunchOptionsKey(
        rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    @available(*, deprecated, message: "Is never present on Linux.")
    public static let cloudKitShareMetadata = UIApplication.LaunchOptionsKey(
        rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
    @available(*, deprecated, message: "Is never present on Linux.")
    public static let eventAttribution = UIApplication.LaunchOptionsKey(
        rawValue: "UIApplicationLaunchOptionsEventAttributionKey")
}

extension UIApplication.OpenURLOptionsKey {
    @available(*, deprecated, message: "Is never present on Linux.")
    public static let sourceApplication = UIApplication.OpenURLOptionsKey(
        rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    @available(*, deprecated, message: "Is never present on Linux.")
    public static let annotation = UIApplication.OpenURLOptionsKey(
        rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    @available(*, deprecated, message: "Is never present on Linux.")
    public static let eventAttribution = UIApplication.OpenURLOptionsKey(
        rawValue: "UIApplicationOpenURLOptionsEventAttributionKey")
}

/// Constants that specify whether a program may refresh its content in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
    case restricted = 0
    case denied = 1
    case available = 2
}

/// The result of fetching content in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
    case newData = 0
    case noData = 1
    case failed = 2
}

extension UIApplication {
    /// Whether the program may refresh its content in the background, which every process may on Linux.
    public final var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

    @available(*, deprecated, message: "Is never posted on Linux.")
    public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
        "UIApplicationBackgroundRefreshStatusDidChangeNotification")
    @available(*, deprecated, message: "Is never posted on Linux.")
    public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
        "UIApplicationProtectedDataWillBecomeUnavailable")
    @available(*, deprecated, message: "Is never posted on Linux.")
    public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
        "UIApplicationProtectedDataDidBecomeAvailable")
    @available(*, deprecated, message: "The desktop has no settings of the program that could be opened.")
    public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
    @available(*, deprecated, message: "The desktop has no settings of the program that could be opened.")
    public nonisolated static let openDefaultApplicationsSettingsURLString = "settings-default-apps:"
}
