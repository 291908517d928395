internal import CGTK

/// Receives the events of a widget and of what it contains before they do.
///
/// GTK does not report the events of popovers to the widgets that they belong to.
@MainActor
final class EventFilter {
    private let widget: UnsafeMutablePointer<GtkWidget>
    private let controller: OpaquePointer?
    private let handle: @MainActor (OpaquePointer) -> Bool
    private var connections = SignalConnections()

    /// - Parameter handle: Called with each event; returns whether to stop its propagation.
    init(of widget: UnsafeMutablePointer<GtkWidget>, _ handle: @escaping @MainActor (OpaquePointer) -> Bool) {
        self.widget = widget
        self.handle = handle
        controller = gtk_event_controller_legacy_new()
        guard let controller else { return }
        gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
        let handler: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> gboolean = { _, event, data in
            guard let event else { return 0 }
            nonisolated(unsafe) let raw = event
            return withOwner(EventFilter.self, of: data, otherwise: 0) { $0.handle(raw) ? 1 : 0 }
        }
        gtk_widget_add_controller(widget, controller)
        connections.connect(
            gpointer(controller), "event", data: self, function: unsafeBitCast(handler, to: GCallback.self))
    }

    /// Stops receiving events.
    ///
    /// Must be called before the object is deallocated.
    func stop() {
        connections.disconnectAll()
        if let controller { gtk_widget_remove_controller(widget, controller) }
    }
}
