/// An object that handles the events of descendant views: a view, a controller, or any other object.
///
/// Events that it does not handle are passed on with ``forward(_:sender:)``.
@preconcurrency @MainActor
public protocol ViewEventHandler: AnyObject {
    /// Handles an event.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - sender: The view in which the event occurred.
    func handle(event: any ViewEvent, sender: UIView?)
}

extension ViewEventHandler where Self: UIResponder {
    /// Forwards an event to the next handler above this one.
    ///
    /// If there is none, the event is reported as unhandled, with the responders it passed.
    public func forward(_ event: any ViewEvent, sender: UIView?) {
        EventRoute(above: self, skipping: self).deliver(event, sender: sender)
    }
}
