/// Specifies the classes with which a scene is created.
///
/// ```swift
/// func application(
///     _ application: UIApplication, configurationForConnecting session: UISceneSession,
///     options: UIScene.ConnectionOptions
/// ) -> UISceneConfiguration {
///     let configuration = UISceneConfiguration(name: "Document", sessionRole: session.role)
///     configuration.delegateClass = DocumentSceneDelegate.self
///     return configuration
/// }
/// ```
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
    /// The name of the configuration.
    ///
    /// The size of the last closed window is remembered for each name.
    public final let name: String?
    public final let role: UISceneSession.Role
    /// The class of the scene; `nil` is `UIWindowScene`.
    open var sceneClass: UIScene.Type?
    /// The class of the scene's delegate.
    ///
    /// Without one no scene is created; then the program opens its windows itself. In UIKit the type is `AnyClass?`.
    open var delegateClass: (any UISceneDelegate.Type)?

    /// Creates a configuration without classes.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }
}
