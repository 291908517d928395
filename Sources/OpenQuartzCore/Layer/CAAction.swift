/// An object that responds to the change of a layer's property; animations are actions.
public protocol CAAction {
    /// Performs the action.
    ///
    /// - Parameters:
    ///   - event: The key of the property, for example `"position"`.
    ///   - anObject: The layer.
    ///   - dict: Additional information about the event; `nil` for property changes.
    @preconcurrency @MainActor func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// An action that has no effect and ends the search for one.
extension NSNull: CAAction {
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// The key of the action for a layer that becomes visible, because it is added to a tree or shown.
public let kCAOnOrderIn = "onOrderIn"
/// The key of the action for a layer that is no longer visible, because it is removed from a tree or hidden.
public let kCAOnOrderOut = "onOrderOut"
