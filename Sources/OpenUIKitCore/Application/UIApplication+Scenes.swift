extension UIApplication {
    /// The connected scenes of the program, and those of its visible windows.
    public final var connectedScenes: Set<UIScene> { Set(allScenes) }

    /// The sessions of the program's scenes, including those that are not connected.
    public final var openSessions: Set<UISceneSession> {
        Set(scenes.sessions + connectedScenes.map(\.session))
    }

    /// Whether the program can have several scenes, which is always `true`.
    public final var supportsMultipleScenes: Bool { true }

    /// The connected scenes, then those of other visible windows, in the order in which they were shown.
    final var allScenes: [UIScene] {
        let ownScenes = windows.compactMap(\.windowScene).filter { !$0.isConnected }
        return scenes.connected + ownScenes
    }

    /// Shows the window of a session in front of others, or opens a new window.
    ///
    /// The window is shown before the method returns.
    ///
    /// - Parameters:
    ///   - sceneSession: The session; `nil` creates a new one.
    ///   - userActivity: What the scene should show. A new scene receives it in its connection options, a connected one in
    ///     ``UISceneDelegate/scene(_:continue:)``.
    ///   - options: Further options.
    ///   - errorHandler: A closure called if the program's delegate specifies no scene delegate, or if the session is not
    ///     open.
    public final func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        do {
            try scenes.activate(sceneSession, userActivity: userActivity)
        } catch {
            errorHandler?(error)
        }
    }

    /// Closes the window of a session, which is not restored.
    ///
    /// The window is closed before the method returns, without a call of
    /// ``UIWindowSceneDelegate/windowSceneShouldClose(_:)``. The program terminates with its last window.
    ///
    /// - Parameters:
    ///   - sceneSession: The session.
    ///   - options: Further options.
    ///   - errorHandler: A closure called if the session is not open.
    public final func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard openSessions.contains(sceneSession) else {
            errorHandler?(UISceneError(.requestDenied))
            return
        }
        guard let scene = sceneSession.scene else { return scenes.discard(sceneSession) }
        if scene.isConnected {
            close(scene)
        } else if let window = (scene as? UIWindowScene)?.windows.first {
            windowDidRequestClose(window)
        }
    }

    /// Updates what is saved of a session: its activity, and the size and state of its window.
    public final func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {
        sceneSession.scene?.updateRestorationActivity()
        scenes.save()
    }
}
