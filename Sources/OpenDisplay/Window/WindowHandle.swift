internal import CGTK

/// The name by which other programs, such as the portal, refer to a window over which they show a dialog.
///
/// Without it, the dialog may open behind the window. On Wayland the compositor assigns a name on request.
@MainActor
final class WindowHandle {
    private typealias Identifier = @convention(c) (OpaquePointer?) -> gulong
    private typealias Exported =
        @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, gpointer?) -> Void
    private typealias Export = @convention(c) (OpaquePointer?, Exported?, gpointer?, GDestroyNotify?) -> gboolean
    private typealias Unexport = @convention(c) (OpaquePointer?) -> Void

    /// The surfaces whose names are in use; GDK provides one name at a time.
    private static var exported: Set<OpaquePointer> = []

    private weak var window: WindowSurface?
    private var surface: OpaquePointer?
    private var completion: ((String) -> Void)?

    /// - Parameter surface: A surface; only a window has a name.
    init(of surface: (any DisplaySurface)?) {
        window = surface as? WindowSurface
    }

    /// Requests the name, and calls a closure once with it: with an empty text if the window has none.
    func request(_ completion: @escaping (String) -> Void) {
        guard let surface = window?.gdkSurface, let display = gdk_surface_get_display(surface) else {
            return completion("")
        }
        if DisplayConnection.isKind("GdkX11Display", display) {
            let identifier = loadedFunction("gdk_x11_surface_get_xid", Identifier.self)
            return completion(identifier.map { "x11:" + String($0(surface), radix: 16) } ?? "")
        }
        self.completion = completion
        if !export(surface) { finish(nil) }
    }

    private func export(_ surface: OpaquePointer) -> Bool {
        guard !Self.exported.contains(surface),
            let display = gdk_surface_get_display(surface), DisplayConnection.isKind("GdkWaylandDisplay", display),
            let export = loadedFunction("gdk_wayland_toplevel_export_handle", Export.self)
        else { return false }
        let exported: Exported = { _, name, data in
            guard let data else { return }
            let text = name.map { String(cString: $0) }
            nonisolated(unsafe) let owner = data
            MainActor.assumeIsolated {
                Unmanaged<WindowHandle>.fromOpaque(owner).takeUnretainedValue().finish(text)
            }
        }
        // The surface is destroyed, or the name is no longer in use.
        let released: GDestroyNotify = { data in
            guard let data else { return }
            nonisolated(unsafe) let owner = data
            MainActor.assumeIsolated { Unmanaged<WindowHandle>.fromOpaque(owner).takeRetainedValue().wasReleased() }
        }
        let retained = Unmanaged.passRetained(self)
        guard export(surface, exported, retained.toOpaque(), released) != 0 else {
            retained.release()
            return false
        }
        self.surface = surface
        Self.exported.insert(surface)
        return true
    }

    private func finish(_ name: String?) {
        let action = completion
        completion = nil
        action?(name.map { "wayland:\($0)" } ?? "")
    }

    private func wasReleased() {
        if let surface { Self.exported.remove(surface) }
        surface = nil
        finish(nil)
    }

    /// Ends the use of the name.
    func release() {
        completion = nil
        // A surface that was destroyed has no name.
        guard let surface, window?.gdkSurface == surface else { return }
        loadedFunction("gdk_wayland_toplevel_unexport_handle", Unexport.self)?(surface)
    }
}
