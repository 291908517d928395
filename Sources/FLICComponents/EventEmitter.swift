import FLIC

/// A callable value that sends events to the handlers of a view; components call it from their closures.
///
/// Two emitters are equal if they belong to the same view, so a component may store one and remain comparable.
public struct EventEmitter: Equatable {
    private weak var view: EventView?

    init(_ view: EventView) {
        self.view = view
    }

    /// Sends an event, or does nothing if the view has been deallocated.
    @preconcurrency @MainActor
    public func callAsFunction(_ event: any ViewEvent) {
        view?.emit(event)
    }

    /// Returns whether both emitters belong to the same view.
    public static func == (lhs: EventEmitter, rhs: EventEmitter) -> Bool {
        lhs.view === rhs.view
    }
}
