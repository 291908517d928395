internal import OpenDisplay

/// The sessions of a program with scene delegates, and the scenes that are connected.
@MainActor package final class SceneSessions {
    /// The open sessions, in the order in which they were created.
    package private(set) var sessions: [UISceneSession] = []
    /// The connected scenes, in the order in which they were connected.
    private(set) var connected: [UIScene] = []
    /// The placements with which windows were last closed, by the names of their configurations.
    private var placements: [String: SurfacePlacement] = [:]
    /// The file in which the sessions are saved; `nil` if they are not.
    package var store: SceneStore?
    private var isSaving = false
    /// Whether a scene was connected; programs without scene delegates save nothing.
    private var usesScenes = false

    /// Lets the sessions of a program be saved, and those of its previous run be restored.
    ///
    /// Programs without a display save nothing.
    func openStore(of identifier: String) {
        guard DisplaySystem.canOpenWindows else { return }
        store = SceneStore.standard(of: identifier)
    }

    // MARK: Connecting

    /// Connects the scenes of restored sessions, or that of a new session if there is none and `opensWindow` is true.
    ///
    /// Nothing is saved yet, so that the launch writes no file.
    ///
    /// - Parameter urls: The resources that the new session should open.
    /// - Returns: The resources that a new session has received: all or none.
    func connectAtLaunch(opensWindow: Bool, urls: [URL]) -> [URL] {
        let restored = store?.load()
        placements = restored?.placements.compactMapValues(\.placement) ?? [:]
        for stored in restored?.sessions ?? [] { connect(UISceneSession(stored), UIScene.ConnectionOptions()) }
        guard connected.isEmpty, opensWindow else { return [] }
        let contexts = Set(urls.map { UIOpenURLContext(url: $0) })
        return connect(UISceneSession(), UIScene.ConnectionOptions(urlContexts: contexts)) ? urls : []
    }

    /// Shows the scene of a session, or of a new one.
    func activate(_ session: UISceneSession?, userActivity: NSUserActivity?) throws(UISceneError) {
        if let scene = session?.scene {
            guard UIApplication.shared.openSessions.contains(scene.session) else { throw UISceneError(.requestDenied) }
            (scene as? UIWindowScene)?.windows.first?.bringToFront()
            if let userActivity { scene.delegate?.scene(scene, continue: userActivity) }
            return
        }
        if let session, !sessions.contains(session) { throw UISceneError(.requestDenied) }
        var activities: Set<NSUserActivity> = []
        if let userActivity { activities.insert(userActivity) }
        let options = UIScene.ConnectionOptions(userActivities: activities)
        guard connect(session ?? UISceneSession(), options) else { throw UISceneError(.multipleScenesNotSupported) }
        save()
    }

    /// Creates the scene of a session; returns `false` if the program's delegate specifies no scene delegate for it.
    @discardableResult
    private func connect(_ session: UISceneSession, _ options: UIScene.ConnectionOptions) -> Bool {
        let application = UIApplication.shared
        guard let delegate = application.delegate else { return false }
        let configuration = delegate.application(application, configurationForConnecting: session, options: options)
        guard let delegateClass = configuration.delegateClass else { return false }
        session.configuration = configuration
        if session.placement == nil { session.placement = initialPlacement(of: configuration) }
        let scene = (configuration.sceneClass ?? UIWindowScene.self).init(session: session, connectionOptions: options)
        session.scene = scene
        if !sessions.contains(session) { sessions.append(session) }
        connected.append(scene)
        scene.delegate = delegateClass.init()
        scene.isConnected = true
        usesScenes = true
        scene.updateActivation()
        return true
    }

    /// Returns the placement with which a window of a configuration was last closed.
    ///
    /// It has no position if another window of the configuration is open, which the new one would cover.
    private func initialPlacement(of configuration: UISceneConfiguration) -> SurfacePlacement? {
        guard let name = configuration.name, var placement = placements[name] else { return nil }
        if connected.contains(where: { $0.session.configuration.name == name }) { placement.origin = nil }
        return placement
    }

    // MARK: Disconnecting

    /// Closes the window of a scene and releases the scene.
    ///
    /// A discarded session is not restored; its configuration's name keeps the size of the window.
    func disconnect(_ scene: UIScene, discardsSession: Bool) {
        guard connected.contains(scene) else { return }
        connected.removeAll { $0 === scene }
        recordPlacement(of: scene)
        scene.isConnected = false
        scene.isDisconnected = true
        scene.closeWindows()
        scene.updateActivation()
        scene.session.scene = nil
        discardsSession ? discard(scene.session) : save()
    }

    /// Removes a session that is not connected.
    func discard(_ session: UISceneSession) {
        sessions.removeAll { $0 === session }
        let application = UIApplication.shared
        application.delegate?.application(application, didDiscardSceneSessions: [session])
        save()
    }

    /// Closes all windows and forgets all sessions.
    package func removeAll() {
        for scene in connected { disconnect(scene, discardsSession: false) }
        sessions = []
        placements = [:]
        store = nil
        usesScenes = false
    }

    // MARK: Saving

    /// Keeps the placement of a window that will be closed, also for other windows of its configuration.
    private func recordPlacement(of scene: UIScene) {
        updatePlacement(of: scene)
        guard let name = scene.session.configuration.name else { return }
        placements[name] = scene.session.placement
    }

    private func updatePlacement(of scene: UIScene) {
        guard let placement = (scene as? UIWindowScene)?.placement else { return }
        scene.session.placement = placement
    }

    /// Saves the sessions of a program that terminates.
    package func saveForTermination() {
        for scene in connected { recordPlacement(of: scene) }
        save()
    }

    private func isKey(_ session: UISceneSession) -> Bool {
        (session.scene as? UIWindowScene)?.keyWindow != nil
    }

    /// Writes the state of all sessions to the file.
    package func save() {
        guard let store, usesScenes, !isSaving else { return }
        // The delegates, which return their activities, may request to save.
        isSaving = true
        defer { isSaving = false }
        for scene in connected {
            scene.updateRestorationActivity()
            updatePlacement(of: scene)
        }
        // The window that is restored last has the keyboard focus.
        let ordered = sessions.filter { !isKey($0) } + sessions.filter { isKey($0) }
        store.save(
            StoredScenes(
                sessions: ordered.map { StoredSession($0) }, placements: placements.mapValues { StoredPlacement($0) }))
    }
}
