internal import CGTK
import Foundation

/// The identity of the program for the desktop, which is set before the first window.
///
/// Wayland's application id and the class of X11 windows are the identifier. Desktops find the program's `.desktop` file,
/// and through it its name and icon, by the identifier.
@MainActor
package enum ProgramIdentity {
    /// The name of the program's `.desktop` file without its extension, for example `org.example.Notes`.
    ///
    /// Changes after the connection to the display server have no effect. The default is the identifier of the main
    /// bundle, or otherwise the name of the executable.
    package static var identifier = defaultIdentifier(
        bundleIdentifier: Bundle.main.bundleIdentifier, processName: ProcessInfo.processInfo.processName)

    static func defaultIdentifier(bundleIdentifier: String?, processName: String) -> String {
        guard let bundleIdentifier, !bundleIdentifier.isEmpty else { return processName }
        return bundleIdentifier
    }

    /// Registers the identifier with GLib; must be called before GTK is initialized.
    static func register() {
        g_set_prgname(identifier)
    }

    /// Sets the icon of a window: the icon with the program's identifier, or a generic one if no icon theme has it.
    ///
    /// Icons are also searched in `share/icons` beside the folder of the executable, where a program that is installed in
    /// a folder of its own has them. Other display servers than X11 take the icon from the `.desktop` file.
    ///
    /// The icon is set when the main loop is idle: GTK reads the folders of the icon themes, which takes as many
    /// instructions as a sixth of the start of a small program. Call this after the first frame.
    static func setIconWhenIdle(of window: UnsafeMutablePointer<GtkWindow>) {
        g_idle_add_full(
            G_PRIORITY_LOW,
            { window in
                MainActor.assumeIsolated {
                    if let window { ProgramIdentity.setIcon(of: window.assumingMemoryBound(to: GtkWindow.self)) }
                }
                return 0
            }, g_object_ref(window), { if let window = $0 { g_object_unref(window) } })
    }

    private static func setIcon(of window: UnsafeMutablePointer<GtkWindow>) {
        guard let display = gdk_display_get_default(), DisplayConnection.isKind("GdkX11Display", display),
            let theme = gtk_icon_theme_get_for_display(display)
        else { return }
        addIconFolder(to: theme)
        let hasIcon = gtk_icon_theme_has_icon(theme, identifier) != 0
        gtk_window_set_icon_name(window, hasIcon ? identifier : "application-x-executable")
    }

    private static var hasAddedIconFolder = false

    private static func addIconFolder(to theme: OpaquePointer) {
        guard !hasAddedIconFolder, let executable = Bundle.main.executableURL else { return }
        hasAddedIconFolder = true
        let folder = executable.deletingLastPathComponent().deletingLastPathComponent()
        gtk_icon_theme_add_search_path(theme, folder.appendingPathComponent("share/icons").path)
    }
}
