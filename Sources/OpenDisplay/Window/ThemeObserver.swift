internal import CGTK
internal import OpenCoreGraphics

/// Observes the desktop's preferences for light or dark content and for text sizes.
@MainActor
final class ThemeObserver {
    private let onChange: @MainActor (DisplayAppearance) -> Void
    private let onTextScale: @MainActor (CGFloat) -> Void
    private var connections = SignalConnections()
    private(set) var appearance: DisplayAppearance
    /// The factor of text sizes in the desktop's settings.
    private(set) var textScale: CGFloat

    init(
        onTextScale: @escaping @MainActor (CGFloat) -> Void, onChange: @escaping @MainActor (DisplayAppearance) -> Void
    ) {
        self.onChange = onChange
        self.onTextScale = onTextScale
        textScale = Self.currentTextScale()
        appearance = Self.currentAppearance()
        guard let settings = gtk_settings_get_default() else { return }
        let handler: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
            withOwner(ThemeObserver.self, of: data, otherwise: ()) { $0.update() }
        }
        for property in ["gtk-application-prefer-dark-theme", "gtk-theme-name", "gtk-xft-dpi"] {
            connections.connect(
                gpointer(settings), "notify::\(property)", data: self,
                function: unsafeBitCast(handler, to: GCallback.self))
        }
    }

    /// Stops observing.
    ///
    /// Must be called before the observer is deallocated.
    func stop() {
        connections.disconnectAll()
    }

    private func update() {
        let scale = Self.currentTextScale()
        if scale != textScale {
            textScale = scale
            onTextScale(scale)
        }
        let current = Self.currentAppearance()
        guard current != appearance else { return }
        appearance = current
        onChange(current)
    }

    /// Returns the text scale, derived from the resolution for fonts: 96 dots per inch is the default.
    private static func currentTextScale() -> CGFloat {
        guard let settings = gtk_settings_get_default() else { return 1 }
        var resolution = GValue()
        g_value_init(&resolution, GType(6 << 2))  // G_TYPE_INT, a macro Swift does not import
        defer { g_value_unset(&resolution) }
        let object = UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self)
        g_object_get_property(object, "gtk-xft-dpi", &resolution)
        let dots = CGFloat(g_value_get_int(&resolution)) / 1024
        return dots > 0 ? min(max(dots / 96, 0.5), 4) : 1
    }

    private static func currentAppearance() -> DisplayAppearance {
        guard let settings = gtk_settings_get_default() else { return .light }
        var prefersDark = GValue()
        g_value_init(&prefersDark, GType(5 << 2))  // G_TYPE_BOOLEAN, a macro Swift does not import
        var themeName = GValue()
        g_value_init(&themeName, GType(16 << 2))  // G_TYPE_STRING
        defer {
            g_value_unset(&prefersDark)
            g_value_unset(&themeName)
        }
        let object = UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self)
        g_object_get_property(object, "gtk-application-prefer-dark-theme", &prefersDark)
        g_object_get_property(object, "gtk-theme-name", &themeName)
        return EventTranslation.appearance(
            prefersDark: g_value_get_boolean(&prefersDark) != 0,
            themeName: g_value_get_string(&themeName).map { String(cString: $0) },
            override: g_getenv("GTK_THEME").map { String(cString: $0) })
    }
}
