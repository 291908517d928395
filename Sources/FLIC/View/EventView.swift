/// A view that sends events to the handlers above it.
open class EventView: UIView {
    /// The handler that was assigned to this view itself.
    private(set) weak var assignedHandler: (any ViewEventHandler)?

    /// The object that handles the events of this view.
    ///
    /// This is the handler that was assigned to this view. Without one, it is the handler assigned to the nearest
    /// ancestor ``EventView``, or the nearest responder (superview or controller) that is a ``ViewEventHandler``
    /// itself, whichever is closer. Handlers are held weakly.
    public var eventHandler: (any ViewEventHandler)? {
        get { EventRoute(above: self).handler }
        set { assignedHandler = newValue }
    }

    /// Creates a view with an optional handler for its events.
    public init(eventHandler: (any ViewEventHandler)? = nil, frame: CGRect) {
        assignedHandler = eventHandler
        super.init(frame: frame)
    }

    /// Creates a view from an archive, without an assigned handler.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Sends an event that occurred in this view to its handler.
    ///
    /// An event without a handler is reported as a diagnostic, with the responders it passed.
    public func emit(_ event: any ViewEvent) {
        EventRoute(above: self).deliver(event, sender: self)
    }

    /// Sends an event to the handlers above this view, ignoring one of them.
    package func emit(_ event: any ViewEvent, past handler: any ViewEventHandler, sender: UIView?) {
        EventRoute(above: self, skipping: handler).deliver(event, sender: sender)
    }
}
