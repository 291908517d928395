/// One instance of the program's user interface: on Linux, a window of the desktop.
@preconcurrency @MainActor open class UIScene: UIResponder {
    /// The activation states of a scene.
    public enum ActivationState: Int, Sendable {
        /// The scene is not connected to a visible window.
        case unattached = -1
        /// The scene is visible and receives input.
        case foregroundActive = 0
        /// The scene is visible, but does not receive input.
        case foregroundInactive = 1
        /// The scene is not visible.
        case background = 2
    }

    public final let session: UISceneSession
    /// The object that is notified of the scene's lifecycle.
    open var delegate: (any UISceneDelegate)?
    /// The activation state of the scene.
    public private(set) final var activationState = ActivationState.unattached
    /// The title of the desktop window.
    open var title: String! = ""
    /// A text that the desktop window displays after its title, for example the folder of a document.
    open var subtitle = ""
    /// What the user does in the scene, from which it is restored if the delegate provides no other activity.
    open override var userActivity: NSUserActivity? {
        didSet {
            guard userActivity == nil, let oldValue, session.stateRestorationActivity === oldValue else { return }
            session.stateRestorationActivity = nil
        }
    }
    /// Whether the scene was connected by the application, which creates its delegate.
    final var isConnected = false
    /// Whether the application has disconnected the scene, which then releases its delegate.
    final var isDisconnected = false
    private final let connectionOptions: ConnectionOptions
    private final var isUpdatingActivation = false
    private final var ownResponderState: ResponderState?

    /// Creates a scene; called by the application when a session is connected.
    public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        self.session = session
        self.connectionOptions = connectionOptions
        super.init()
    }

    open override var next: UIResponder? { UIApplication.shared }

    override var responderState: ResponderState? {
        get { ownResponderState }
        set { ownResponderState = newValue }
    }

    // MARK: Activation

    /// The activation state that corresponds to the present state of window and application.
    var desiredActivationState: ActivationState { isConnected ? .background : .unattached }

    /// Closes the windows of the scene.
    func closeWindows() {}

    /// The number of changes after which a delegate that changes the state in each call is interrupted.
    private static let maximumChanges = 100

    /// Changes the activation state step by step, with a call of the delegate and a notification for each step.
    final func updateActivation() {
        guard !isUpdatingActivation else { return }
        isUpdatingActivation = true
        defer { isUpdatingActivation = false }
        // The delegate may show, hide and close windows, so the desired state is determined again after each step.
        for _ in 0..<Self.maximumChanges {
            let desired = desiredActivationState
            guard desired != activationState else { return }
            desired.rank > activationState.rank ? raise() : lower()
        }
    }

    private func raise() {
        switch activationState {
        case .unattached:
            delegate?.scene(self, willConnectTo: session, options: connectionOptions)
            post(Self.willConnectNotification)
            // The delegate may have closed the scene, and created a window afterwards.
            if isDisconnected { closeWindows() }
            activationState = .background
            if let activity = session.stateRestorationActivity {
                delegate?.scene(self, restoreInteractionStateWith: activity)
            }
        case .background:
            delegate?.sceneWillEnterForeground(self)
            post(Self.willEnterForegroundNotification)
            activationState = .foregroundInactive
        case .foregroundInactive:
            activationState = .foregroundActive
            delegate?.sceneDidBecomeActive(self)
            post(Self.didActivateNotification)
        case .foregroundActive: break
        }
    }

    private func lower() {
        switch activationState {
        case .foregroundActive:
            delegate?.sceneWillResignActive(self)
            post(Self.willDeactivateNotification)
            activationState = .foregroundInactive
        case .foregroundInactive:
            activationState = .background
            delegate?.sceneDidEnterBackground(self)
            post(Self.didEnterBackgroundNotification)
            updateRestorationActivity()
        case .background:
            activationState = .unattached
            delegate?.sceneDidDisconnect(self)
            post(Self.didDisconnectNotification)
            if isDisconnected { delegate = nil }
        case .unattached: break
        }
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }

    /// Requests the activity from which the scene can be restored.
    final func updateRestorationActivity() {
        guard let activity = delegate?.stateRestorationActivity(for: self) ?? userActivity else { return }
        activity.update()
        session.stateRestorationActivity = activity
    }
}

extension UIScene.ActivationState {
    /// The position in the lifecycle, from not connected to active.
    fileprivate var rank: Int {
        switch self {
        case .unattached: 0
        case .background: 1
        case .foregroundInactive: 2
        case .foregroundActive: 3
        }
    }
}

extension UIScene {
    /// Posted when a scene was connected, with the scene as its object.
    public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    /// Posted after a scene was disconnected.
    public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    /// Posted after a scene has become active.
    public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// Posted before a scene becomes inactive.
    public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    /// Posted before the window of a scene becomes visible.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
    /// Posted after the window of a scene was minimized, hidden or closed.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")
}
