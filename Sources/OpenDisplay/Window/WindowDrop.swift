internal import CGTK
internal import OpenCoreGraphics

/// Forwards drags over a host widget to the surface's handler.
@MainActor
final class WindowDropTarget {
    private let host: UnsafeMutablePointer<GtkWidget>
    private let controller: OpaquePointer
    private var connections = SignalConnections()
    /// The drag that is over the widget.
    private var current: WindowDrop?
    /// Whether the desktop reports where a drag enters.
    ///
    /// On X11, the place is known only with the first motion, which always follows, and GDK reports the corner of the window.
    private let knowsPlaceOfEntry: Bool
    weak var handler: (any DropHandler)?

    /// Returns nil if GTK cannot create a controller.
    init?(host: UnsafeMutablePointer<GtkWidget>) {
        guard let made = gtk_drop_target_async_new(nil, DragActions([.copy, .move]).gdk) else { return nil }
        self.host = host
        controller = made
        let display = gtk_widget_get_display(host)
        knowsPlaceOfEntry = display.map { !DisplayConnection.isKind("GdkX11Display", $0) } ?? true
        gtk_widget_add_controller(host, made)
        connectSignals()
    }

    /// Detaches from the widget.
    ///
    /// Must be called before the object is deallocated.
    func stop() {
        connections.disconnectAll()
        gtk_widget_remove_controller(host, controller)
    }

    private func connectSignals() {
        let entered: @convention(c) (gpointer?, OpaquePointer?, Double, Double, gpointer?) -> GdkDragAction = {
            _, drop, x, y, data in
            nonisolated(unsafe) let drop = drop
            let bits = withOwner(WindowDropTarget.self, of: data, otherwise: 0) {
                $0.entered(drop, at: CGPoint(x: x, y: y)).gdk.rawValue
            }
            return GdkDragAction(rawValue: bits)
        }
        let moved: @convention(c) (gpointer?, OpaquePointer?, Double, Double, gpointer?) -> GdkDragAction = {
            _, drop, x, y, data in
            nonisolated(unsafe) let drop = drop
            let bits = withOwner(WindowDropTarget.self, of: data, otherwise: 0) {
                $0.moved(drop, to: CGPoint(x: x, y: y)).gdk.rawValue
            }
            return GdkDragAction(rawValue: bits)
        }
        let left: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void = { _, _, data in
            withOwner(WindowDropTarget.self, of: data, otherwise: ()) { $0.left() }
        }
        let dropped: @convention(c) (gpointer?, OpaquePointer?, Double, Double, gpointer?) -> gboolean = {
            _, drop, x, y, data in
            nonisolated(unsafe) let drop = drop
            return withOwner(WindowDropTarget.self, of: data, otherwise: 0) {
                $0.dropped(drop, at: CGPoint(x: x, y: y)) ? 1 : 0
            }
        }
        connect("drag-enter", unsafeBitCast(entered, to: GCallback.self))
        connect("drag-motion", unsafeBitCast(moved, to: GCallback.self))
        connect("drag-leave", unsafeBitCast(left, to: GCallback.self))
        connect("drop", unsafeBitCast(dropped, to: GCallback.self))
    }

    private func connect(_ signal: String, _ function: GCallback) {
        connections.connect(gpointer(controller), signal, data: self, function: function)
    }

    private func entered(_ drop: OpaquePointer?, at location: CGPoint) -> DragActions {
        knowsPlaceOfEntry ? moved(drop, to: location) : []
    }

    private func moved(_ drop: OpaquePointer?, to location: CGPoint) -> DragActions {
        guard let handler, let drop = known(drop), !NestedWait.isWaiting else { return [] }
        return handler.dropMoved(drop, to: location)
    }

    private func left() {
        guard let drop = current else { return }
        current = nil
        handler?.dropLeft(drop)
    }

    private func dropped(_ drop: OpaquePointer?, at location: CGPoint) -> Bool {
        guard let handler, let drop = known(drop), !NestedWait.isWaiting else { return false }
        current = nil
        return handler.dropPerformed(drop, at: location)
    }

    private func known(_ drop: OpaquePointer?) -> WindowDrop? {
        guard let drop else { return nil }
        if let current, current.drop == drop { return current }
        current = WindowDrop(drop)
        return current
    }
}

/// A drag over one of this program's windows, backed by GDK.
@MainActor
private final class WindowDrop: IncomingDrop {
    let drop: OpaquePointer

    init(_ drop: OpaquePointer) {
        self.drop = drop
        g_object_ref(gpointer(drop))
    }

    isolated deinit {
        g_object_unref(gpointer(drop))
    }

    var mimeTypes: [String] {
        var count: gsize = 0
        guard let names = gdk_content_formats_get_mime_types(gdk_drop_get_formats(drop), &count) else { return [] }
        return (0..<Int(count)).compactMap { names[$0].map { String(cString: $0) } }
    }

    var actions: DragActions { DragActions(gdk: gdk_drop_get_actions(drop)) }

    var owner: AnyObject? { WindowDrag.owner(of: gdk_drop_get_drag(drop)) }

    func read(_ mimeTypes: [String], completion: @escaping @MainActor (Data?) -> Void) {
        let types = SystemClipboard.requestable(mimeTypes, offered: self.mimeTypes)
        guard !types.isEmpty else { return completion(nil) }
        _ = ClipboardReadRequest.start(types, from: .drop(drop), completion: completion)
    }

    func finish(_ action: DragActions) {
        gdk_drop_finish(drop, action.gdk)
    }
}
