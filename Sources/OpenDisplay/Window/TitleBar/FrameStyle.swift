internal import CGTK

/// The style of windows that display their own title bar.
///
/// Where the desktop does not support shadows that GTK draws, as some window managers of X11, GTK draws a frame around
/// the content instead, at which the user resizes the window. Its colors suit the content, not the theme.
@MainActor
enum FrameStyle {
    private static let name = "componentflow-titlebar"
    private static let darkName = "componentflow-dark"
    private static var isLoaded = false

    /// Sets the style of a window.
    static func apply(_ appearance: DisplayAppearance, to window: UnsafeMutablePointer<GtkWidget>) {
        load()
        gtk_widget_add_css_class(window, name)
        if appearance == .dark {
            gtk_widget_add_css_class(window, darkName)
        } else {
            gtk_widget_remove_css_class(window, darkName)
        }
    }

    /// Gives a window the style of the theme.
    static func remove(from window: UnsafeMutablePointer<GtkWidget>) {
        gtk_widget_remove_css_class(window, name)
        gtk_widget_remove_css_class(window, darkName)
    }

    private static func load() {
        guard !isLoaded else { return }
        isLoaded = true
        let light = "window.\(name)"
        let dark = "\(light).\(darkName)"
        StyleSheet.add(
            """
            \(light) { background: #f9f9f9; }
            \(dark) { background: #1c1c1e; }
            \(light).solid-csd { border-color: #c6c6c8; box-shadow: none; }
            \(dark).solid-csd { border-color: #48484a; }
            """)
    }
}
