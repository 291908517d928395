internal import Synchronization

extension UITraitCollection {
    /// The traits of the main window's display, readable on any thread because images and colors need them there.
    package static var mainScreen: UITraitCollection {
        get { storedMainScreen.withLock { $0 } }
        set { storedMainScreen.withLock { $0 = newValue } }
    }

    /// The traits of the main screen while no window is displayed.
    package static let initialScreen = {
        var values = TraitValues()
        values.userInterfaceStyle = .light
        values.userInterfaceLevel = .base
        values.accessibilityContrast = .normal
        values.displayScale = 1
        values.userInterfaceIdiom = .mac
        values.horizontalSizeClass = .regular
        values.verticalSizeClass = .regular
        values.layoutDirection = .leftToRight
        values.preferredContentSizeCategory = .named(in: ProcessInfo.processInfo.environment) ?? .large
        return UITraitCollection(values)
    }()

    private static let storedMainScreen = Mutex(initialScreen)
}
