/// Is told of the program's life, and usually makes its window.
///
/// Marked `@main`, a delegate is the program:
///
/// ```swift
/// @main final class AppDelegate: UIResponder, UIApplicationDelegate {
///     var window: UIWindow?
///
///     func application(
///         _ application: UIApplication,
///         didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
///     ) -> Bool {
///         window = UIWindow()
///         window?.rootViewController = HomeController()
///         window?.makeKeyAndVisible()
///         return true
///     }
/// }
/// ```
///
/// Every method has a default. A class that is not final has to say `required override init()`.
@MainActor public protocol UIApplicationDelegate: AnyObject {
    /// Makes the delegate; called once, when the program starts.
    init()
    /// The program is about to be ready.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The program is ready: make its window now.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The program came to the front.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// The program is about to leave the front.
    func applicationWillResignActive(_ application: UIApplication)
    /// None of the program's windows is seen any longer.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// One of the program's windows is about to be seen again.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// The program is about to end.
    func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
    /// Goes on.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Goes on.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}

    /// Starts the program with a delegate of this class.
    public static func main() {
        UIApplicationMain(Self.self)
    }
}

/// Starts the program with a delegate of a class, and returns when it ends.
@MainActor public func UIApplicationMain(_ delegateClass: any UIApplicationDelegate.Type) {
    UIApplication.shared.run(delegateClass.init())
}
