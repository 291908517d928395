internal import CGTK
internal import OpenCoreGraphics

/// A window on X11: its position and its place in the stacking order, for which GTK 4 has no functions.
///
/// A position is that of the top left corner of the window's frame, in pixels from that of the screen. Calls functions that
/// GDK and Xlib have already loaded into the process. Does not apply to Wayland, where only the desktop knows positions and
/// determines the order.
@MainActor
struct X11Window {
    private typealias IdentifierOf = @convention(c) (OpaquePointer) -> UInt
    private typealias AtomOf = @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> UInt
    private typealias TrapErrors = @convention(c) (OpaquePointer) -> Void
    private typealias Translate =
        @convention(c) (
            OpaquePointer, UInt, UInt, CInt, CInt, UnsafeMutablePointer<CInt>, UnsafeMutablePointer<CInt>,
            UnsafeMutablePointer<UInt>
        ) -> CInt
    private typealias Move = @convention(c) (OpaquePointer, UInt, CInt, CInt) -> CInt
    private typealias PropertyOf =
        @convention(c) (
            OpaquePointer, UInt, UInt, CLong, CLong, CInt, UInt, UnsafeMutablePointer<UInt>, UnsafeMutablePointer<CInt>,
            UnsafeMutablePointer<UInt>, UnsafeMutablePointer<UInt>, UnsafeMutablePointer<UnsafeMutablePointer<CLong>?>
        ) -> CInt
    private typealias Send = @convention(c) (OpaquePointer, UInt, CInt, CLong, UnsafeMutablePointer<CLong>) -> CInt
    private typealias Free = @convention(c) (UnsafeMutableRawPointer) -> CInt

    private let display: OpaquePointer
    private let server: OpaquePointer
    private let window: UInt
    private let root: UInt

    /// Returns nil on other display servers.
    ///
    /// - Parameter surface: A `GdkSurface *` of a window that is shown.
    init?(of surface: OpaquePointer) {
        guard let display = gdk_surface_get_display(surface), let server = X11Server(of: display),
            let window = loadedFunction("gdk_x11_surface_get_xid", IdentifierOf.self)?(surface)
        else { return nil }
        self.display = display
        self.server = server.connection
        self.window = window
        self.root = server.root
    }

    /// The position of the frame, or nil if the server does not answer.
    var origin: CGPoint? {
        guard let position = originWithoutFrame else { return nil }
        let frame = frameExtents
        return CGPoint(x: position.x - CGFloat(frame.left), y: position.y - CGFloat(frame.top))
    }

    /// The position of the window without its frame, or nil if the server does not answer.
    var originWithoutFrame: CGPoint? {
        guard let translate = loadedFunction("XTranslateCoordinates", Translate.self) else { return nil }
        var (x, y, child) = (CInt(0), CInt(0), UInt(0))
        let isKnown = trappingErrors { translate(server, window, root, 0, 0, &x, &y, &child) } != 0
        return isKnown ? CGPoint(x: Int(x), y: Int(y)) : nil
    }

    /// Requests a position of the frame from the window manager.
    func move(to origin: CGPoint) {
        guard let x = CInt(exactly: origin.x.rounded()), let y = CInt(exactly: origin.y.rounded()),
            let move = loadedFunction("XMoveWindow", Move.self)
        else { return }
        _ = trappingErrors { move(server, window, x, y) }
    }

    /// Requests from the window manager that the window stays in front of others, or no longer does.
    func setStaysOnTop(_ staysOnTop: Bool) {
        guard let atomOf = loadedFunction("gdk_x11_get_xatom_by_name_for_display", AtomOf.self),
            let send = loadedFunction("XSendEvent", Send.self)
        else { return }
        func atom(_ name: String) -> CLong { CLong(bitPattern: atomOf(display, name)) }
        // An `XClientMessageEvent`, each of whose fields has the size of a C `long`; the union has 24 of them.
        let (clientMessage, remove, add, fromApplication) = (33, 0, 1, 1)
        var event = [CLong](repeating: 0, count: 24)
        event[0] = clientMessage
        event[4] = CLong(bitPattern: window)
        event[5] = atom("_NET_WM_STATE")
        event[6] = 32
        event[7] = staysOnTop ? add : remove
        event[8] = atom("_NET_WM_STATE_ABOVE")
        event[10] = fromApplication
        let substructureMasks = 1 << 19 | 1 << 20
        _ = trappingErrors { send(server, root, 0, substructureMasks, &event) }
    }

    /// The widths of what the window manager draws to the left of the window and above it.
    private var frameExtents: (left: Int, top: Int) {
        guard let atomOf = loadedFunction("gdk_x11_get_xatom_by_name_for_display", AtomOf.self),
            let propertyOf = loadedFunction("XGetWindowProperty", PropertyOf.self),
            let free = loadedFunction("XFree", Free.self)
        else { return (0, 0) }
        var (type, format, count, remaining) = (UInt(0), CInt(0), UInt(0), UInt(0))
        var values: UnsafeMutablePointer<CLong>?
        let cardinal: UInt = 6
        _ = trappingErrors {
            propertyOf(
                server, window, atomOf(display, "_NET_FRAME_EXTENTS"), 0, 4, 0, cardinal, &type, &format, &count,
                &remaining, &values)
        }
        guard let values else { return (0, 0) }
        defer { _ = free(values) }
        // Left, right, top, bottom; Xlib stores values of 32 bits in the C type `long`.
        return count >= 4 && format == 32 ? (values[0], values[2]) : (0, 0)
    }

    /// Calls a closure whose requests may fail, for example because the window no longer exists.
    private func trappingErrors(_ body: () -> CInt) -> CInt {
        loadedFunction("gdk_x11_display_error_trap_push", TrapErrors.self)?(display)
        defer { loadedFunction("gdk_x11_display_error_trap_pop_ignored", TrapErrors.self)?(display) }
        return body()
    }
}

extension X11Window {
    /// The part of a window, in points, that must be on a monitor, so that the user can move the window.
    private static let reachableSize = CGSize(width: 48, height: 24)

    /// Returns whether the top of a window would be on a monitor.
    ///
    /// - Parameters:
    ///   - origin: The position of the frame, in points.
    ///   - width: The width of the window, in points.
    func isReachable(_ origin: CGPoint, width: CGFloat) -> Bool {
        let top = CGRect(
            x: origin.x, y: origin.y, width: max(width, Self.reachableSize.width), height: Self.reachableSize.height)
        return Self.monitors(of: display).contains { monitor in
            let seen = monitor.intersection(top)
            return !seen.isNull && seen.width >= Self.reachableSize.width
                && seen.height >= Self.reachableSize.height / 2
        }
    }

    /// The areas of the monitors, in points.
    private static func monitors(of display: OpaquePointer) -> [CGRect] {
        guard let monitors = gdk_display_get_monitors(display) else { return [] }
        return (0..<g_list_model_get_n_items(monitors)).compactMap { index in
            guard let monitor = g_list_model_get_item(monitors, index) else { return nil }
            defer { g_object_unref(monitor) }
            var area = GdkRectangle()
            gdk_monitor_get_geometry(OpaquePointer(monitor), &area)
            return CGRect(x: Int(area.x), y: Int(area.y), width: Int(area.width), height: Int(area.height))
        }
    }
}
