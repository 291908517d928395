internal import CGTK
import Foundation

/// Determines whether the X server considers this program the owner of a selection.
///
/// GDK 4 requests the types from each new owner, and treats a late reply as a change of owner even if the program
/// itself has taken the selection meanwhile. Then it considers the program's own content another program's, and a
/// request for it is sent to GDK itself, which never replies. Therefore the server is queried, by means of functions
/// that GDK and Xlib have already loaded into the process; nothing is linked for this, and it does not apply to
/// Wayland.
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
