internal import CGTK

// The menu bar that a shell of X11 shows for the active window: it finds the menus by properties of the window.

extension WindowSurface {
    private typealias SetProperty =
        @convention(c) (OpaquePointer, UnsafePointer<CChar>, UnsafePointer<CChar>?) -> Void

    /// Only on X11: GTK does not let programs use the interface of Wayland.
    package var desktopShowsMenuBar: Bool {
        guard GTKSettings.flag(Self.menuBarSetting) == true, let display = gdk_display_get_default() else {
            return false
        }
        return DisplayConnection.isKind("GdkX11Display", display) && SessionBus.connection != nil
    }

    static let menuBarSetting = "gtk-shell-shows-menubar"

    package func makeMenuBarExport() -> (any MenuBarExport)? {
        SessionBus.connection.flatMap { BusMenuBar(bus: $0) }
    }

    /// Sets the properties of the window by which the shell finds its menu bar, or removes them.
    func updateMenuBarProperties() {
        guard let surface = gdkSurface, let display = gdk_surface_get_display(surface),
            DisplayConnection.isKind("GdkX11Display", display),
            let set = loadedFunction("gdk_x11_surface_set_utf8_property", SetProperty.self)
        else { return }
        let bar = menuBarExport as? BusMenuBar
        let properties = [
            ("_GTK_APPLICATION_ID", ProgramIdentity.identifier), ("_GTK_UNIQUE_BUS_NAME", bar?.busName ?? ""),
            ("_GTK_APPLICATION_OBJECT_PATH", BusMenuBar.actionsPath),
            ("_GTK_MENUBAR_OBJECT_PATH", BusMenuBar.menusPath),
        ]
        for (name, value) in properties { set(surface, name, bar == nil ? nil : value) }
    }
}
