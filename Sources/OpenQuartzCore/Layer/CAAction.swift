/// Something that happens when a property of a layer changes; animations are actions.
public protocol CAAction {
    /// Performs the action.
    ///
    /// - Parameters:
    ///   - event: the key of the property, for example `"position"`.
    ///   - anObject: the layer.
    ///   - dict: more about the event; nil for changes of properties.
    @MainActor func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The action that does nothing and ends the search for one.
extension NSNull: CAAction {
    /// Does nothing.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
