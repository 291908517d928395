import FLIC

/// Tells events to whoever handles them above a view; components call it from their closures.
///
/// Two emitters are equal if they speak for the same view, so a component may hold one and still be compared.
public struct EventEmitter: Equatable {
    private weak var view: EventView?

    init(_ view: EventView) {
        self.view = view
    }

    /// Tells that something happened; nothing if the view is gone.
    @MainActor
    public func callAsFunction(_ event: any ViewEvent) {
        view?.emit(event)
    }

    /// Whether both speak for the same view.
    public static func == (lhs: EventEmitter, rhs: EventEmitter) -> Bool {
        lhs.view === rhs.view
    }
}
