/// Something that reacts to the events of the views below it: a view, a controller, or any other object.
///
/// What it does not know it hands on with ``forward(_:sender:)``.
@MainActor
public protocol ViewEventHandler: AnyObject {
    /// Reacts to an event.
    ///
    /// - Parameters:
    ///   - event: What happened.
    ///   - sender: The view in which it happened.
    func handle(event: any ViewEvent, sender: UIView?)
}

extension ViewEventHandler where Self: UIResponder {
    /// Hands an event on to the next handler above this one.
    ///
    /// If there is none, the event is reported as unhandled, with everything it came past.
    public func forward(_ event: any ViewEvent, sender: UIView?) {
        EventRoute(above: self, skipping: self).deliver(event, sender: sender)
    }
}
