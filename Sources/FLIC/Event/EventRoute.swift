/// The route of an event along the responder chain to the first handler.
@MainActor
struct EventRoute {
    /// The handler that receives the event, or `nil` if there is none.
    private(set) var handler: (any ViewEventHandler)?
    /// The innermost responder.
    private let start: UIResponder
    /// The number of responders that the event passes, including the innermost.
    private var length = 0

    /// Finds the route from a responder to the first handler above it.
    ///
    /// A handler assigned to an ``EventView`` takes precedence over that view and its ancestors. `skipped` is ignored.
    init(above responder: UIResponder, skipping skipped: (any ViewEventHandler)? = nil) {
        start = responder
        // Adjacent responders are often of the same class; remembering one saves most queries for the conformance.
        var passiveClass: ObjectIdentifier?
        var chain = ResponderChain(from: responder)
        while handler == nil, let current = chain.next() {
            length += 1
            let currentClass = ObjectIdentifier(type(of: current))
            guard currentClass != passiveClass else { continue }
            let isStart = current === responder
            let found = Self.handler(at: current, isStart: isStart)
            if found !== skipped { handler = found }
            if found == nil, !isStart, !(current is EventView) { passiveClass = currentClass }
        }
    }

    private static func handler(at responder: UIResponder, isStart: Bool) -> (any ViewEventHandler)? {
        if let assigned = (responder as? EventView)?.assignedHandler { return assigned }
        return isStart ? nil : responder as? any ViewEventHandler
    }

    /// Delivers the event to the handler, or reports it as unhandled.
    func deliver(_ event: any ViewEvent, sender: UIView?) {
        if let handler {
            handler.handle(event: event, sender: sender)
        } else {
            reportUnhandled(event)
        }
    }

    /// The responders that the event passes, starting with the innermost.
    private var passed: [UIResponder] {
        var passed = [start]
        while passed.count < length, let next = passed.last?.next { passed.append(next) }
        return passed
    }

    private func reportUnhandled(_ event: any ViewEvent) {
        let chain = passed.map { "\(type(of: $0))" }.joined(separator: " → ")
        diagnose(
            "flic.unhandled-event",
            "The event \(event) of type \(type(of: event)) reached the root of the view hierarchy without being "
                + "handled; it is discarded.",
            subject: chain,
            hint:
                "Conform one of these to ViewEventHandler, or assign the eventHandler of one of the views and "
                + "retain it."
        )
    }
}
