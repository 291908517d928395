internal import CGTK

/// Reports that the display server closed the connection.
///
/// GDK ends the process as soon as it finds the connection closed, and calls nobody before. So the connection's file
/// descriptor is watched at a higher priority than GDK's own source. On X11 a request can fail first, inside Xlib, which
/// calls a handler before it ends the process.
@MainActor
enum DisplayConnection {
    private static var onLoss: (() -> Void)?

    /// Calls a function when the connection is lost.
    ///
    /// The function must not expect the display to work, and should end the process: GDK does so afterwards.
    static func whenLost(_ display: OpaquePointer, _ onLoss: @escaping () -> Void) {
        let isWatched = self.onLoss != nil
        self.onLoss = onLoss
        guard !isWatched else { return }
        replaceXlibHandler()
        guard let descriptor = descriptor(of: display) else { return }
        let condition = GIOCondition(rawValue: G_IO_HUP.rawValue | G_IO_ERR.rawValue)
        let closed: GUnixFDSourceFunc = { _, _, _ in
            MainActor.assumeIsolated { DisplayConnection.report() }
            return 0
        }
        g_unix_fd_add_full(G_PRIORITY_HIGH, descriptor, condition, closed, nil, nil)
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

    /// Whether a display is of a GDK class, such as `GdkX11Display`.
    static func isKind(_ name: String, _ display: OpaquePointer) -> Bool {
        let type = g_type_from_name(name)
        return type != 0 && g_type_check_instance_is_a(UnsafeMutablePointer<GTypeInstance>(display), type) != 0
    }
}
