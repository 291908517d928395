internal import CGTK
import Foundation

/// Reports that the display server has closed the connection.
///
/// GDK exits the process as soon as it detects that the connection is closed, without notification. Therefore a source
/// with a higher priority than GDK's own checks the connection's file descriptor before GDK does: while an iteration of
/// the main loop is prepared, in which GDK sends pending requests, and after polling. On X11, a request can fail before
/// that, within Xlib, which calls a handler before it exits the process.
@MainActor
enum DisplayConnection {
    private static var onLoss: (() -> Void)?

    /// Calls a closure when the connection is lost.
    ///
    /// The closure must not use the display, and should exit the process: GDK does so afterwards.
    static func observeLoss(of display: OpaquePointer, _ onLoss: @escaping () -> Void) {
        let isWatched = self.onLoss != nil
        self.onLoss = onLoss
        guard !isWatched else { return }
        replaceXlibHandler()
        if let descriptor = descriptor(of: display) { watch(descriptor) }
    }

    private static func watch(_ descriptor: Int32) {
        self.descriptor = descriptor
        let functions = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
        functions.initialize(to: GSourceFuncs())
        functions.pointee.prepare = { _, _ in MainActor.assumeIsolated { DisplayConnection.isClosed } ? 1 : 0 }
        functions.pointee.check = { _ in MainActor.assumeIsolated { DisplayConnection.isClosed } ? 1 : 0 }
        functions.pointee.dispatch = { _, _, _ in
            MainActor.assumeIsolated { DisplayConnection.report() }
            return 0
        }
        guard let source = g_source_new(functions, UInt32(MemoryLayout<GSource>.size)) else { return }
        g_source_add_unix_fd(source, descriptor, GIOCondition(rawValue: G_IO_HUP.rawValue | G_IO_ERR.rawValue))
        g_source_set_priority(source, G_PRIORITY_HIGH)
        g_source_attach(source, nil)
        g_source_unref(source)
    }

    /// The file descriptor of the connection.
    private static var descriptor: Int32 = -1

    /// Whether the other side has closed the connection; takes one system call.
    private static var isClosed: Bool {
        var state = pollfd(fd: descriptor, events: 0, revents: 0)
        return poll(&state, 1, 0) > 0 && Int32(state.revents) & Int32(POLLHUP | POLLERR) != 0
    }

    private static func report() {
        let onLoss = onLoss
        self.onLoss = nil
        onLoss?()
    }

    private static func replaceXlibHandler() {
        typealias Handler = @convention(c) (OpaquePointer?) -> Int32
        typealias SetHandler = @convention(c) (Handler?) -> OpaquePointer?
        _ = loadedFunction("XSetIOErrorHandler", SetHandler.self)? { _ in
            MainActor.assumeIsolated { DisplayConnection.report() }
            return 0
        }
    }

    private static func descriptor(of display: OpaquePointer) -> Int32? {
        typealias ServerOf = @convention(c) (OpaquePointer) -> OpaquePointer?
        typealias DescriptorOf = @convention(c) (OpaquePointer) -> Int32
        let (serverName, descriptorName) =
            isKind("GdkX11Display", display)
            ? ("gdk_x11_display_get_xdisplay", "XConnectionNumber")
            : ("gdk_wayland_display_get_wl_display", "wl_display_get_fd")
        guard isKind("GdkX11Display", display) || isKind("GdkWaylandDisplay", display),
            let server = loadedFunction(serverName, ServerOf.self)?(display)
        else { return nil }
        return loadedFunction(descriptorName, DescriptorOf.self)?(server)
    }

    /// Returns whether a Wayland desktop offers a global object, such as `xdg_activation_v1`.
    static func hasWaylandGlobal(_ name: String) -> Bool {
        typealias Query = @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> gboolean
        guard let display = gdk_display_get_default(), isKind("GdkWaylandDisplay", display),
            let query = loadedFunction("gdk_wayland_display_query_registry", Query.self)
        else { return false }
        return query(display, name) != 0
    }

    /// Returns whether a display is an instance of a GDK class, such as `GdkX11Display`.
    static func isKind(_ name: String, _ display: OpaquePointer) -> Bool {
        let type = g_type_from_name(name)
        return type != 0 && g_type_check_instance_is_a(UnsafeMutablePointer<GTypeInstance>(display), type) != 0
    }
}
