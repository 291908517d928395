internal import CGTK
import Foundation

/// Whether the X server says that a selection is this program's.
///
/// GDK 4 asks each new owner for its types, and takes the answer for a change of owner whenever it comes: also when the
/// program has taken the selection itself meanwhile. It then holds content of its own for another program's, and when
/// somebody asks for it, GDK asks itself and never answers. So the server is asked, through what GDK and Xlib have in the
/// process already; nothing is linked for it, and on Wayland there is nothing to ask.
@MainActor
enum SelectionOwner {
    private typealias ServerOf = @convention(c) (OpaquePointer) -> OpaquePointer?
    private typealias GroupOf = @convention(c) (OpaquePointer) -> OpaquePointer?
    private typealias IdentifierOf = @convention(c) (OpaquePointer) -> UInt
    private typealias AtomOf = @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> UInt
    private typealias OwnerOf = @convention(c) (OpaquePointer, UInt) -> UInt

    /// - Parameter selection: `PRIMARY` or `CLIPBOARD`.
    static func isThisProgram(of selection: String, on display: OpaquePointer) -> Bool {
        guard DisplayConnection.isKind("GdkX11Display", display),
            let serverOf = loadedFunction("gdk_x11_display_get_xdisplay", ServerOf.self),
            let groupOf = loadedFunction("gdk_x11_display_get_default_group", GroupOf.self),
            let identifierOf = loadedFunction("gdk_x11_surface_get_xid", IdentifierOf.self),
            let atomOf = loadedFunction("gdk_x11_get_xatom_by_name_for_display", AtomOf.self),
            let ownerOf = loadedFunction("XGetSelectionOwner", OwnerOf.self),
            let server = serverOf(display), let group = groupOf(display)
        else { return false }
        return ownerOf(server, atomOf(display, selection)) == identifierOf(group)
    }
}
