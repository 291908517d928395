/// The state of the window that shows a component.
public enum ScenePhase: Sendable {
    /// The window has the keyboard focus.
    case active
    /// The window is visible, but another one has the keyboard focus.
    case inactive
    /// The window is minimized, or is being closed.
    case background
}

extension CompositeComponent {
    /// The state of the window that shows the component.
    ///
    /// A component that reads it in ``content`` is updated when it changes:
    ///
    /// ```swift
    /// Player(isPaused: scenePhase == .background)
    /// ```
    ///
    /// Outside of a window, it is the most active state of all windows.
    @preconcurrency @MainActor public var scenePhase: ScenePhase {
        ScenePhases.shared.phase(of: UpdateScheduler.runningNode?.shownWindow?.windowScene)
    }
}

/// The states of all windows, which components observe.
@Observable @MainActor
final class ScenePhases {
    static let shared = ScenePhases()

    private var phases: [ObjectIdentifier: ScenePhase] = [:]

    /// The states after the notifications of a scene; `nil` removes it.
    private static let phaseAfter: [Notification.Name: ScenePhase?] = [
        UIScene.didActivateNotification: .active,
        UIScene.willDeactivateNotification: .inactive,
        UIScene.willEnterForegroundNotification: .inactive,
        UIScene.didEnterBackgroundNotification: .background,
        UIScene.didDisconnectNotification: nil as ScenePhase?,
    ]

    private init() {
        for scene in UIApplication.shared.connectedScenes {
            phases[ObjectIdentifier(scene)] = ScenePhase(scene.activationState)
        }
        for (name, phase) in Self.phaseAfter {
            // The observer is never removed, because the object exists as long as the process.
            _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                guard let id = (note.object as? UIScene).map({ ObjectIdentifier($0) }) else { return }
                MainActor.assumeIsolated { ScenePhases.shared.set(phase, of: id) }
            }
        }
    }

    private func set(_ phase: ScenePhase?, of scene: ObjectIdentifier) {
        if phases[scene] != phase { phases[scene] = phase }
    }

    func phase(of scene: UIScene?) -> ScenePhase {
        if let scene { return phases[ObjectIdentifier(scene)] ?? .background }
        let all = phases.values
        return all.contains(.active) ? .active : all.contains(.inactive) ? .inactive : .background
    }
}

extension ScenePhase {
    init(_ state: UIScene.ActivationState) {
        self =
            switch state {
            case .foregroundActive: .active
            case .foregroundInactive: .inactive
            default: .background
            }
    }
}

extension MountedNode {
    /// The window that shows the node, which a new view is not yet in; for a new screen, the window of its origin.
    var shownWindow: UIWindow? {
        sequence(first: view, next: \.intendedSuperview).lazy.compactMap(\.window).first
    }
}

extension UIView {
    /// The view around this one, also if this one is to be inserted into it.
    fileprivate var intendedSuperview: UIView? {
        guard let node = mountedNode else { return enclosingComponentView }
        return node.parent?.view ?? node.host?.enclosingView ?? superview
    }
}
