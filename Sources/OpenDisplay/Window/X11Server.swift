internal import CGTK

/// The connection of a display to an X server, for which GTK 4 has no headers here.
///
/// Calls functions that GDK has already loaded into the process.
@MainActor
struct X11Server {
    private typealias ServerOf = @convention(c) (OpaquePointer) -> OpaquePointer?
    private typealias RootOf = @convention(c) (OpaquePointer) -> UInt

    /// A `Display *` of Xlib.
    let connection: OpaquePointer
    /// The root window.
    let root: UInt

    /// Returns nil on other display servers.
    ///
    /// - Parameter display: A `GdkDisplay *`.
    init?(of display: OpaquePointer) {
        guard DisplayConnection.isKind("GdkX11Display", display),
            let connection = loadedFunction("gdk_x11_display_get_xdisplay", ServerOf.self)?(display),
            let root = loadedFunction("gdk_x11_display_get_xrootwindow", RootOf.self)?(display)
        else { return nil }
        (self.connection, self.root) = (connection, root)
    }
}
