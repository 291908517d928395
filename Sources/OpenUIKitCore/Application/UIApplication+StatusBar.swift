/// The status bar, which desktops do not have, and other properties of a phone's screen.
extension UIApplication {
    /// The frame of the status bar, which is always empty.
    public final var statusBarFrame: CGRect { .zero }

    /// The orientation of the interface, which is always portrait.
    public final var statusBarOrientation: UIInterfaceOrientation { .portrait }

    /// Whether the status bar is hidden, which is always `true`.
    public final var isStatusBarHidden: Bool {
        get { true }
        @available(*, deprecated, message: "Has no effect on Linux.") set {}
    }

    /// The style of the status bar, which is always the default.
    public final var statusBarStyle: UIStatusBarStyle {
        get { .default }
        @available(*, deprecated, message: "Has no effect on Linux.") set {}
    }

    /// Shows or hides the status bar.
    @available(*, deprecated, message: "Has no effect on Linux.")
    public final func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}

    /// Sets the style of the status bar.
    @available(*, deprecated, message: "Has no effect on Linux.")
    public final func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}

    /// Whether the status bar shows that the program uses the network.
    @available(*, deprecated, message: "Has no effect on Linux.")
    public final var isNetworkActivityIndicatorVisible: Bool {
        get { false }
        set {}
    }

    /// The orientations of a window, which is not rotated: all.
    public final func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask { .all }
}

/// Services of phones that desktops do not have.
extension UIApplication {
    /// The number on the icon of the program.
    @available(*, deprecated, message: "Has no effect on Linux.")
    public final var applicationIconBadgeNumber: Int {
        get { 0 }
        set {}
    }

    /// Registers for notifications that a server pushes.
    @available(*, deprecated, message: "Has no effect on Linux.")
    public final func registerForRemoteNotifications() {}

    /// Begins to receive events of remote controls.
    @available(*, deprecated, message: "Has no effect on Linux.")
    public final func beginReceivingRemoteControlEvents() {}

    /// Ends what ``beginReceivingRemoteControlEvents()`` has begun.
    @available(*, deprecated, message: "Has no effect on Linux.")
    public final func endReceivingRemoteControlEvents() {}

    /// Whether the files of the program can be read, which is always `true`: they are not locked with the screen.
    public final var isProtectedDataAvailable: Bool { true }

    /// The address of the program's settings on a phone, which no program opens on a desktop.
    @available(*, deprecated, message: "Has no effect on Linux. Show a window with the settings of the program.")
    public nonisolated static let openSettingsURLString = "app-settings:"

    /// The name of a notification that the user has taken a picture of the screen.
    @available(*, deprecated, message: "Is not posted on Linux.")
    public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")

    /// The name of a notification of a new day or time zone.
    @available(*, deprecated, message: "Is not posted on Linux. Observe NSCalendarDayChanged.")
    public nonisolated static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification")
}
