/// The delegate of a scene, which is created with the scene and notified of its lifecycle.
///
/// All methods have default implementations. A class that is not final must declare `required override init()`.
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {
    /// Creates the delegate of one scene.
    init()
    /// Called when the scene is connected and should create its window.
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
    /// Called after the scene was disconnected: its window was closed.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Called after the scene has become active: it receives input.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Called before the scene becomes inactive.
    func sceneWillResignActive(_ scene: UIScene)
    /// Called before the scene's window becomes visible.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Called after the scene's window was minimized, hidden or closed.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Returns the activity from which the scene can be restored.
    ///
    /// The default returns `nil`, which keeps the session's activity.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    /// Called when a restored scene was connected, with its saved activity.
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
    /// Called when a connected scene is activated with an activity that it should show.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    /// Called when a connected scene should open files or other resources, for example those of a further start of the
    /// program.
    ///
    /// The resources of the first start are in the connection options of a new scene.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
    public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
    public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// The delegate of the scene of a desktop window.
///
/// ```swift
/// final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
///     var window: UIWindow?
///
///     func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
///         guard let scene = scene as? UIWindowScene else { return }
///         window = UIWindow(windowScene: scene)
///         window?.rootViewController = HomeController()
///         window?.makeKeyAndVisible()
///     }
/// }
/// ```
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The window of the scene, which the delegate retains.
    var window: UIWindow? { get set }
    /// Returns whether to close the window at the user's request.
    ///
    /// A delegate that first asks the user returns `false`, and calls
    /// ``UIApplication/requestSceneSessionDestruction(_:options:errorHandler:)`` later. It is not called when the program
    /// terminates. The default returns `true`. UIKit has no equivalent, because windows there have no close button.
    func windowSceneShouldClose(_ windowScene: UIWindowScene) -> Bool
}

extension UIWindowSceneDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    public func windowSceneShouldClose(_ windowScene: UIWindowScene) -> Bool { true }
}
