internal import CGTK

/// The colors of what GTK draws around the content of windows.
///
/// They replace those of the theme if the content is dark where the user prefers light content, or the other way round,
/// and for windows that display their own title bar: where the desktop does not support shadows that GTK draws, as some
/// window managers of X11, GTK draws a frame around their content, at which the user resizes them.
@MainActor
enum FrameStyle {
    private static let names = [DisplayAppearance.light: "componentflow-light", .dark: "componentflow-dark"]
    private static var isLoaded = false

    /// Sets the colors of a window; `nil` is those of the theme.
    static func apply(_ appearance: DisplayAppearance?, to window: UnsafeMutablePointer<GtkWidget>) {
        load()
        for (key, name) in names {
            if key == appearance {
                gtk_widget_add_css_class(window, name)
            } else {
                gtk_widget_remove_css_class(window, name)
            }
        }
    }

    private static func load() {
        guard !isLoaded else { return }
        isLoaded = true
        add(
            .light, background: "#f9f9f9", line: "#c6c6c8", bar: ("#ebebeb", "#2e3436"),
            inactive: ("#f6f5f4", "#929595"))
        add(
            .dark, background: "#1c1c1e", line: "#48484a", bar: ("#303030", "#ffffff"),
            inactive: ("#242424", "#919191"))
    }

    /// Adds the rules of an appearance, with the colors of a title bar and its text.
    private static func add(
        _ appearance: DisplayAppearance, background: String, line: String, bar: (String, String),
        inactive: (String, String)
    ) {
        let window = "window.\(names[appearance] ?? "")"
        let button = "\(window) > headerbar windowcontrols > button"
        StyleSheet.add(
            """
            \(window) { background: \(background); }
            \(window).solid-csd { border-color: \(line); box-shadow: none; }
            \(window) > headerbar { background: \(bar.0); color: \(bar.1); border-color: \(line); box-shadow: none; }
            \(window) > headerbar:backdrop { background: \(inactive.0); color: \(inactive.1); }
            \(button) { color: inherit; -gtk-icon-shadow: none; }
            \(button):hover { background: alpha(currentColor, 0.15); border-color: transparent; box-shadow: none; }
            """)
    }
}
