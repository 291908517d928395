internal import CGTK

/// Rules of CSS that take precedence over those of GTK's theme.
@MainActor
enum StyleSheet {
    /// Adds rules until the program ends.
    static func add(_ rules: String) {
        guard let display = gdk_display_get_default(), let provider = gtk_css_provider_new() else { return }
        gtk_css_provider_load_from_data(provider, rules, -1)
        gtk_style_context_add_provider_for_display(
            display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
        g_object_unref(provider)
    }
}
