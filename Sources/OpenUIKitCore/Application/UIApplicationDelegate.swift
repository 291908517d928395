/// The delegate of the application, which is notified of the program's lifecycle and usually creates its window.
///
/// A delegate that is marked `@main` is the program's entry point:
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
/// A program with several windows returns the class of its scene delegates instead, which create one window each; see
/// ``UIWindowSceneDelegate``.
///
/// All methods have default implementations. A class that is not final must declare `required override init()`.
@preconcurrency @MainActor public protocol UIApplicationDelegate: UIApplicationWindowOwning {
    /// Creates the delegate; called once, when the program is launched.
    init()
    /// Called when the launch has begun.
    ///
    /// The return value is ignored. The default returns `true`.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called when the launch is complete and the program should create its window.
    ///
    /// The return value is ignored. The default returns `true`.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called when the launch is complete, unless the delegate implements the method with options.
    func applicationDidFinishLaunching(_ application: UIApplication)
    /// Called after the program has become active.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Called before the program becomes inactive.
    func applicationWillResignActive(_ application: UIApplication)
    /// Called after the program has entered the background: none of its windows is visible.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Called before the program enters the foreground: one of its windows becomes visible.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Called before the program terminates.
    func applicationWillTerminate(_ application: UIApplication)
    /// Called when the system has little free memory, to release what can be created again.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// Returns the classes with which to create the scene of a new or restored session.
    ///
    /// A program that opens its windows through scenes specifies a scene delegate. At launch, the method is called for each
    /// restored session, or for a new one if there is none and the delegate has opened no window. The default specifies no
    /// scene delegate, so that no scene is created.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Called after windows were closed permanently; their sessions are not restored.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    /// Called when a program without scenes should open a file or another resource.
    ///
    /// A program with scenes receives resources in its scene delegates. The return value is ignored. The default returns
    /// `false`.
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool
    /// Called when the program was started again while it is running, before the files among the arguments are opened.
    ///
    /// The arguments do not contain the name of the program. UIKit has no equivalent.
    func application(_ application: UIApplication, didStartAgainWith arguments: [String])
}

extension UIApplicationDelegate {
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        applicationDidFinishLaunching(application)
        return true
    }

    public func applicationDidFinishLaunching(_ application: UIApplication) {}

    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationWillResignActive(_ application: UIApplication) {}
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    public func applicationWillTerminate(_ application: UIApplication) {}
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        connectingSceneSession.configuration
    }

    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}

    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool { false }

    public func application(_ application: UIApplication, didStartAgainWith arguments: [String]) {}

    /// Launches the program with a delegate of this class.
    public static func main() {
        UIApplicationMain(Self.self)
    }
}

/// Launches the program with a delegate of the given class, and returns when it terminates.
@preconcurrency @MainActor public func UIApplicationMain(_ delegateClass: any UIApplicationDelegate.Type) {
    LaunchActions.ofProgram.run()
    UIApplication.shared.run(delegateClass.init())
}
