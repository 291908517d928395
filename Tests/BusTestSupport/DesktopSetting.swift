import CGTK

/// A setting of GTK, which comes from the desktop, and which a test changes for its process.
@MainActor package enum DesktopSetting {
    /// The numbers of GLib's fundamental types, whose macros are not imported.
    private static let (boolean, string): (GType, GType) = (5 << 2, 16 << 2)

    package static func set(_ name: String, _ isOn: Bool) {
        set(name, boolean) { g_value_set_boolean(&$0, isOn ? 1 : 0) }
    }

    package static func set(_ name: String, _ text: String) {
        set(name, string) { g_value_set_string(&$0, text) }
    }

    private static func set(_ name: String, _ type: GType, _ fill: (inout GValue) -> Void) {
        guard let settings = gtk_settings_get_default() else { return }
        var value = GValue()
        g_value_init(&value, type)
        fill(&value)
        g_object_set_property(UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), name, &value)
        g_value_unset(&value)
    }
}
