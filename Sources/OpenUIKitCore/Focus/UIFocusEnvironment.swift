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
        guard let view = self as? UIView else { return nil }
        if view.isReachable, view.hostWindow?.focus.canFocus(view) == true { return view }
        return view.firstFocusStop
    }

    /// The window of the environment or of the nearest view or controller around it.
    var focusWindow: UIWindow? {
        let responder = focusAncestors.lazy.compactMap { $0 as? UIResponder }.first
        return responder as? UIWindow ?? responder?.responderWindow
    }

    /// The environment and those that contain it, from the innermost to the outermost; an environment that contains itself ends
    /// the search.
    var focusAncestors: [any UIFocusEnvironment] {
        var found: [any UIFocusEnvironment] = []
        var visited: Set<ObjectIdentifier> = []
        var next: (any UIFocusEnvironment)? = self
        while let current = next, visited.insert(ObjectIdentifier(current)).inserted {
            found.append(current)
            next = current.parentFocusEnvironment
        }
        return found
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
    package final var chosenFocusStop: UIView? {
        for environment in preferredFocusEnvironments where environment !== viewIfLoaded {
            if let stop = environment.preferredFocusStop, stop.isReachable { return stop }
        }
        return nil
    }
}
