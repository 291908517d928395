internal import OpenDisplay

// Windows that belong to others, and modal ones, which block the input of others.

extension UIWindowScene {
    /// Returns whether the scene belongs to another one, directly or through others.
    final func isChild(of other: UIWindowScene) -> Bool {
        var next = parentScene
        while let current = next {
            if current === other { return true }
            next = current.parentScene
        }
        return false
    }
}

extension UIApplication {
    /// Called when a scene has another parent, or has become modal or not modal.
    final func windowRelationsDidChange() {
        usesWindowRelations = true
        updateWindowRelations()
    }

    /// Called when a window was shown or hidden.
    final func updateWindowRelations() {
        // In most programs all windows are independent, and there may be many.
        guard usesWindowRelations else { return }
        let modals = windows.filter { $0.attachedScene?.isModal == true }
        for window in windows { window.adoptRelations(blocker: blocker(of: window, in: modals)) }
    }

    /// Returns the modal window that was shown last of those that block the input of a window.
    private func blocker(of window: UIWindow, in modals: [UIWindow]) -> UIWindow? {
        modals.last { $0 !== window && blocks($0, window) }
    }

    private func blocks(_ modal: UIWindow, _ other: UIWindow) -> Bool {
        guard let scene = modal.attachedScene, let otherScene = other.windowScene else { return false }
        if let parent = scene.parentScene { return parent === otherScene || parent.isChild(of: otherScene) }
        guard otherScene.isModal, otherScene.parentScene == nil else { return !otherScene.isChild(of: scene) }
        // Of two windows that block all others, the one that was shown last takes input.
        return windows.last { $0 === modal || $0 === other } === modal
    }

    /// The visible windows that belong to a scene directly.
    private func children(of scene: UIWindowScene) -> [UIWindow] {
        windows.filter { $0.attachedScene?.parentScene === scene }
    }

    /// Returns whether the user may close a window and those that belong to it; a delegate that refuses may ask the user.
    final func mayClose(_ window: UIWindow) -> Bool {
        guard let scene = window.windowScene else { return true }
        for child in children(of: scene) where !mayClose(child) { return false }
        let delegate = scene.isConnected ? scene.delegate as? any UIWindowSceneDelegate : nil
        return delegate?.windowSceneShouldClose(scene) != false
    }

    /// Closes the windows that belong to a scene.
    final func closeChildren(of scene: UIScene) {
        guard let scene = scene as? UIWindowScene else { return }
        for child in children(of: scene) { close(child) }
    }
}

extension UIWindow {
    /// Whether the window takes no input, because a modal window is shown; see ``UIWindowScene/isModal``.
    final var isBlocked: Bool { blocker != nil }

    /// Lets the desktop know to which window this one belongs, and blocks or permits input.
    final func adoptRelations(blocker newBlocker: UIWindow?) {
        surface?.parent = attachedScene?.parentScene?.windows.first?.surface
        surface?.isModal = attachedScene?.isModal ?? false
        let wasBlocked = isBlocked
        blocker = newBlocker
        guard isBlocked != wasBlocked else { return }
        if isBlocked { interruptInput() }
        updateTextInputSession()
        surface?.pointerShape = isBlocked ? .notAllowed : .arrow
    }

    /// Handles an event of a blocked window, and returns whether it is input.
    ///
    /// The press of a button or a finger, and a request to close the window, bring the window to the front that blocks it.
    final func refuse(_ event: DisplayEvent) -> Bool {
        switch event {
        case .pointer(let event): if event.phase == .pressed { bringBlockerToFront() }
        case .touch(let event): if event.phase == .began { bringBlockerToFront() }
        case .closeRequested: bringBlockerToFront()
        case .scroll, .touchpad, .key: break
        default: return false
        }
        return true
    }

    private func bringBlockerToFront() {
        var front = blocker
        while let next = front?.blocker { front = next }
        front?.bringToFront()
    }
}
