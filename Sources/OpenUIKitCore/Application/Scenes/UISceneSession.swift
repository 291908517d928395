internal import OpenDisplay

/// A scene of the program that persists while the scene is not connected, and between runs of the program.
///
/// The sessions that are open when a program with scene delegates terminates are restored at the next launch, with
/// their ``userInfo``, ``stateRestorationActivity``, and the size and state of their windows.
@preconcurrency @MainActor public final class UISceneSession: NSObject {
    /// The purpose of a scene.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A window of the program.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// An identifier that stays the same in all runs of the program.
    public let persistentIdentifier: String
    /// The purpose of the scene.
    public let role: Role
    public internal(set) var configuration: UISceneConfiguration
    /// The scene, or `nil` if it is not connected.
    public internal(set) weak var scene: UIScene?
    /// The activity from which the scene is restored.
    ///
    /// It is updated with ``UISceneDelegate/stateRestorationActivity(for:)`` when the scene enters the background, and
    /// when the program terminates.
    public var stateRestorationActivity: NSUserActivity?
    /// Values that are saved with the session: strings, numbers, Booleans, dates, data, arrays and dictionaries.
    public var userInfo: [String: Any]?
    /// The size and state in which the window is shown when the scene is connected, and with which it was last closed.
    var placement: SurfacePlacement?

    init(
        persistentIdentifier: String = UUID().uuidString, role: Role = .windowApplication,
        configurationName: String? = nil
    ) {
        self.persistentIdentifier = persistentIdentifier
        self.role = role
        configuration = UISceneConfiguration(name: configurationName, sessionRole: role)
        super.init()
    }
}
