internal import CGTK
internal import OpenCoreGraphics

/// A drag session of this program's content, which GDK carries out over all programs' windows.
///
/// GDK grabs pointer and keyboard during the session; the object retains itself until it ends.
@MainActor
final class WindowDrag {
    private static var running: [OpaquePointer: WindowDrag] = [:]

    private let drag: OpaquePointer
    private let outgoing: OutgoingDrag
    private var connections = SignalConnections()

    /// Starts a drag with the pressed button; returns false if the display does not support it.
    static func begin(
        _ outgoing: OutgoingDrag, from host: UnsafeMutablePointer<GtkWidget>, painter: Painter, scale: CGFloat
    ) -> Bool {
        guard let native = gtk_widget_get_native(host), let surface = gtk_native_get_surface(native),
            let display = gdk_surface_get_display(surface), let seat = gdk_display_get_default_seat(display),
            let device = gdk_seat_get_pointer(seat), let provider = ContentProvider.make(outgoing.content)
        else { return false }
        defer { g_object_unref(gpointer(provider)) }
        guard let drag = gdk_drag_begin(surface, device, provider, outgoing.actions.gdk, 0, 0) else { return false }
        let isOpaque = gdk_display_is_composited(display) == 0
        show(outgoing.preview(isOpaque), of: drag, painter: painter, scale: scale)
        running[drag] = WindowDrag(drag, outgoing)
        return true
    }

    /// Returns the owner of the dragged content if it belongs to this program.
    static func owner(of drag: OpaquePointer?) -> AnyObject? {
        drag.flatMap { running[$0] }?.outgoing.owner
    }

    private static func show(_ preview: OutgoingDrag.Preview, of drag: OpaquePointer, painter: Painter, scale: CGFloat)
    {
        guard let node = painter.paint(preview.layer, viewport: preview.frame, scale: scale),
            let snapshot = gtk_snapshot_new()
        else { return }
        var origin = graphene_point_t(x: Float(-preview.frame.minX), y: Float(-preview.frame.minY))
        gtk_snapshot_translate(snapshot, &origin)
        gtk_snapshot_append_node(snapshot, node.pointer)
        var size = graphene_size_t(width: Float(preview.frame.width), height: Float(preview.frame.height))
        guard let paintable = gtk_snapshot_free_to_paintable(snapshot, &size) else { return }
        let spot = preview.iconHotSpot
        gtk_drag_icon_set_from_paintable(drag, paintable, spot.x, spot.y)
        g_object_unref(gpointer(paintable))
    }

    /// Takes ownership of the reference to GDK's drag.
    private init(_ drag: OpaquePointer, _ outgoing: OutgoingDrag) {
        self.drag = drag
        self.outgoing = outgoing
        let finished: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
            withOwner(WindowDrag.self, of: data, otherwise: ()) { $0.end(success: true) }
        }
        let cancelled: @convention(c) (gpointer?, GdkDragCancelReason, gpointer?) -> Void = { _, _, data in
            withOwner(WindowDrag.self, of: data, otherwise: ()) { $0.end(success: false) }
        }
        connections.connect(
            gpointer(drag), "dnd-finished", data: self, function: unsafeBitCast(finished, to: GCallback.self))
        connections.connect(
            gpointer(drag), "cancel", data: self, function: unsafeBitCast(cancelled, to: GCallback.self))
    }

    private func end(success: Bool) {
        guard Self.running[drag] === self else { return }
        guard !NestedWait.isWaiting else { return NestedWait.postpone { [self] in end(success: success) } }
        let action = success ? DragActions(gdk: gdk_drag_get_selected_action(drag)) : []
        gdk_drag_drop_done(drag, success ? 1 : 0)
        connections.disconnectAll()
        Self.running[drag] = nil
        g_object_unref(gpointer(drag))
        outgoing.ended(action)
    }
}

extension DragActions {
    var gdk: GdkDragAction {
        var bits: UInt32 = 0
        if contains(.copy) { bits |= GDK_ACTION_COPY.rawValue }
        if contains(.move) { bits |= GDK_ACTION_MOVE.rawValue }
        return GdkDragAction(rawValue: bits)
    }

    init(gdk actions: GdkDragAction) {
        self = []
        if actions.rawValue & GDK_ACTION_COPY.rawValue != 0 { insert(.copy) }
        if actions.rawValue & GDK_ACTION_MOVE.rawValue != 0 { insert(.move) }
    }
}
