/// An object that responds to the change of a layer's property; animations are actions.
public protocol CAAction {
    /// Performs the action.
    ///
    /// - Parameters:
    ///   - event: The key of the property, for example `"position"`.
    ///   - anObject: The layer.
    ///   - dict: Additional information about the event; `nil` for property changes.
    @MainActor func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// An action that has no effect and ends the search for one.
extension NSNull: CAAction {
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
