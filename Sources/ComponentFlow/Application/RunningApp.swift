/// The program that runs, and the relation between its scenes and UIKit's sessions.
///
/// The name of a session's configuration is the identifier of its scene. A value is saved in the session's user info.
@MainActor
final class RunningApp {
    static var current: RunningApp?

    private let evaluate: () -> [SceneDeclaration]
    /// The identifiers that several windows have, each of which is reported once.
    private var reportedIdentifiers: Set<String> = []

    init(_ app: some ComponentApp) {
        evaluate = { app.body.declarations }
    }

    /// Performs a request of client code; reports it if no program runs.
    static func perform(_ request: String, _ body: (RunningApp) -> Void) {
        guard let current else {
            return diagnose(
                "window.no-app", "\(request) was called while no ComponentApp is running", path: request,
                hint: "Mark a ComponentApp with @main, or open a UIWindow.")
        }
        body(current)
    }

    // MARK: - Declarations

    /// The windows that can be opened now; of several with the same identifier, the first.
    var declarations: [SceneDeclaration] {
        var identifiers: Set<String> = []
        return evaluate().filter { declaration in
            if identifiers.insert(declaration.id).inserted { return true }
            reportDuplicate(declaration)
            return false
        }
    }

    private func reportDuplicate(_ declaration: SceneDeclaration) {
        guard reportedIdentifiers.insert(declaration.id).inserted else { return }
        diagnose(
            "window.duplicate-id", "Several windows have the id \"\(declaration.id)\"; only the first can be opened",
            path: declaration.title, hint: "Specify different ids with the parameter id.")
    }

    func declaration(id: String) -> SceneDeclaration? {
        declarations.first { $0.id == id }
    }

    /// The windows that are opened at a launch that restores none.
    var launchDeclarations: [SceneDeclaration] {
        let candidates = declarations.filter { $0.canOpenWithoutValue && !$0.isSettings }
        guard let first = candidates.first else { return [] }
        return [first] + candidates.dropFirst().filter(\.isPresentedAtLaunch)
    }

    // MARK: - Opening

    func open(id: String) {
        guard let declaration = declaration(id: id) else { return reportUnknown("The id \"\(id)\"") }
        guard declaration.canOpenWithoutValue else {
            return diagnose(
                "window.needs-value", "The windows with the id \"\(id)\" show values; no window is opened",
                path: "openWindow(id:)", hint: "Call openWindow(value:).")
        }
        open(declaration, value: nil)
    }

    func open<Value: Codable & Hashable>(value: Value) {
        let type = ObjectIdentifier(Value.self)
        guard let declaration = declarations.first(where: { $0.valueType?.id == type }) else {
            return reportUnknown("The type \(Value.self)")
        }
        open(declaration, value: AnyHashable(value))
    }

    func openSettings() {
        guard let settings = declarations.first(where: \.isSettings) else { return reportUnknown("Settings") }
        open(settings, value: nil)
    }

    private func open(_ declaration: SceneDeclaration, value: AnyHashable?) {
        let session = declaration.isSingle || value != nil ? session(of: declaration, value: value) : nil
        let activity = NSUserActivity(activityType: Self.activityType)
        activity.userInfo = [Self.idKey: declaration.id]
        if let value { activity.userInfo?[Self.valueKey] = declaration.valueType?.encode(value) }
        UIApplication.shared.requestSceneSessionActivation(
            session, userActivity: session == nil ? activity : nil, options: nil)
    }

    private func session(of declaration: SceneDeclaration, value: AnyHashable?) -> UISceneSession? {
        connectedSessions.first { $0.configuration.name == declaration.id && self.value(of: $0) == value }
    }

    private func reportUnknown(_ subject: String) {
        diagnose(
            "window.unknown", "\(subject) belongs to no window of the program", path: "openWindow",
            hint: "Declare a Window, a WindowGroup or Settings with it in the body of the ComponentApp.")
    }

    // MARK: - Closing

    /// Closes the windows whose session satisfies a condition before the first of them is closed.
    func close(where matches: (UISceneSession) -> Bool) {
        // When a window with the keyboard focus closes, another one receives the focus.
        for session in connectedSessions.filter(matches) {
            UIApplication.shared.requestSceneSessionDestruction(session, options: nil)
        }
    }

    private var connectedSessions: [UISceneSession] {
        UIApplication.shared.openSessions.filter { $0.scene?.delegate is ComponentSceneDelegate }
    }

    // MARK: - Sessions

    static let activityType = "ComponentFlow.openWindow"
    static let idKey = "id"
    static let valueKey = "value"

    /// Returns the declaration of the window for a session that is being connected, and saves its value in the session.
    ///
    /// Returns `nil` if the window should not be opened: it no longer exists, it is not restored, or its value cannot be
    /// read.
    func connect(_ session: UISceneSession, _ options: UIScene.ConnectionOptions) -> SceneDeclaration? {
        let request = options.userActivities.first { $0.activityType == Self.activityType }?.userInfo
        guard let id = request?[Self.idKey] as? String ?? session.configuration.name else {
            return firstDeclaration
        }
        guard let declaration = declaration(id: id), request != nil || declaration.canBeRestored else { return nil }
        if let value = request?[Self.valueKey] { session.userInfo = [Self.valueKey: value] }
        guard declaration.canOpenWithoutValue || value(of: session, as: declaration.valueType) != nil else {
            diagnose(
                "window.value-unreadable", "The value of a window cannot be read; the window is not opened", path: id,
                hint: "Keep the coding of values that are saved with windows compatible.")
            return nil
        }
        return declaration
    }

    private var firstDeclaration: SceneDeclaration? {
        if let first = launchDeclarations.first { return first }
        diagnose(
            "window.none", "The program declares no window that can be opened at launch", path: "ComponentApp",
            hint: "Declare a Window or a WindowGroup without a value in the body.")
        return nil
    }

    /// Returns the value of a session's window, or `nil` if it has none.
    func value(of session: UISceneSession) -> AnyHashable? {
        guard let id = session.configuration.name, session.userInfo?[Self.valueKey] != nil else { return nil }
        return value(of: session, as: declaration(id: id)?.valueType)
    }

    private func value(of session: UISceneSession, as type: SceneValueType?) -> AnyHashable? {
        (session.userInfo?[Self.valueKey] as? Data).flatMap { type?.decode($0) }
    }
}

extension SceneDeclaration {
    var valueType: SceneValueType? {
        if case .values(let type) = kind { type } else { nil }
    }

    var canOpenWithoutValue: Bool {
        valueType == nil
    }

    var isSettings: Bool {
        if case .settings = kind { true } else { false }
    }

    /// Whether the window is opened at the next launch; one that belongs to another would have no parent then.
    var canBeRestored: Bool {
        isRestored && relation == .independent
    }

    /// Whether there is at most one window.
    var isSingle: Bool {
        switch kind {
        case .single, .settings: true
        case .several, .values: false
        }
    }
}
