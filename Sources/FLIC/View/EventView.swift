/// A view that can tell what happens in it to whoever handles events above it.
open class EventView: UIView {
    /// The handler that was assigned to this very view.
    private(set) weak var assignedHandler: (any ViewEventHandler)?

    /// Who handles the events of this view.
    ///
    /// That is the handler which was assigned here; without one, the one that was assigned to the nearest view around
    /// this one, or the nearest responder (superview or controller) that is a ``ViewEventHandler`` itself. Handlers are
    /// not kept alive.
    public var eventHandler: (any ViewEventHandler)? {
        get { EventRoute(above: self).handler }
        set { assignedHandler = newValue }
    }

    /// A view whose events go to a handler.
    public init(eventHandler: (any ViewEventHandler)? = nil, frame: CGRect) {
        assignedHandler = eventHandler
        super.init(frame: frame)
    }

    /// A view from an archive, without a handler of its own.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Tells that something happened in this view.
    ///
    /// An event that nobody handles is reported, with the responders that it came past.
    public func emit(_ event: any ViewEvent) {
        EventRoute(above: self).deliver(event, sender: self)
    }

    /// Tells an event to the handlers above this view, passing by one of them.
    package func emit(_ event: any ViewEvent, past handler: any ViewEventHandler, sender: UIView?) {
        EventRoute(above: self, skipping: handler).deliver(event, sender: sender)
    }
}
