/// An object that determines where the focus moves in a part of the interface: a view or a view controller.
@preconcurrency @MainActor public protocol UIFocusEnvironment: AnyObject {
    /// The environments to which the focus moves when it moves to this one, by preference; if none of them can be focused, it moves
    /// to the first view in this environment.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    /// The environment that contains this one, or `nil` for a window.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    /// Schedules an update that moves the focus to the preferred environment, if this environment contains the focused view or no
    /// view is focused.
    func setNeedsFocusUpdate()
    /// Performs the scheduled update immediately.
    func updateFocusIfNeeded()
    /// Returns whether the described update is allowed.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    /// Called when the focus has moved from or to a view in the environment.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// An object that can be focused: a view.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
    var canBecomeFocused: Bool { get }
    var isFocused: Bool { get }
    /// The frame in the coordinates of the container.
    var frame: CGRect { get }
    /// The effect that shows that the item has focus.
    var focusEffect: UIFocusEffect? { get }
}

extension UIFocusEnvironment {
    /// The view to which the focus moves when it moves to the environment.
    var preferredFocusStop: UIView? {
        var visited: Set<ObjectIdentifier> = []
        return focusStop(&visited)
    }

    private func focusStop(_ visited: inout Set<ObjectIdentifier>) -> UIView? {
        guard visited.insert(ObjectIdentifier(self)).inserted else { return nil }
        for environment in preferredFocusEnvironments {
            if let stop = environment.focusStop(&visited), stop.isReachable { return stop }
        }
        return (self as? UIView)?.firstFocusStop
    }

    /// The window of the environment or of the nearest view or controller around it.
    var focusWindow: UIWindow? {
        var environment: (any UIFocusEnvironment)? = self
        while let current = environment {
            if let responder = current as? UIResponder { return responder as? UIWindow ?? responder.responderWindow }
            environment = current.parentFocusEnvironment
        }
        return nil
    }
}

extension UIView: UIFocusItem {
    /// The view controller whose root view this is, otherwise the superview.
    public final var parentFocusEnvironment: (any UIFocusEnvironment)? {
        controller ?? superview
    }

    /// Schedules an update that moves the focus to ``preferredFocusEnvironments``.
    public final func setNeedsFocusUpdate() { hostWindow?.focus.setNeedsUpdate(of: self) }

    public final func updateFocusIfNeeded() { hostWindow?.focus.updateIfNeeded() }
}

extension UIViewController: UIFocusEnvironment {
    /// The view that contains the controller's view.
    public final var parentFocusEnvironment: (any UIFocusEnvironment)? { viewIfLoaded?.superview }

    /// Schedules an update that moves the focus to ``preferredFocusEnvironments``.
    public final func setNeedsFocusUpdate() { viewIfLoaded?.hostWindow?.focus.setNeedsUpdate(of: self) }

    public final func updateFocusIfNeeded() { viewIfLoaded?.hostWindow?.focus.updateIfNeeded() }

    /// The view that the controller prefers to its view.
    final var chosenFocusStop: UIView? {
        for environment in preferredFocusEnvironments where environment !== viewIfLoaded {
            if let stop = environment.preferredFocusStop, stop.isReachable { return stop }
        }
        return nil
    }
}
