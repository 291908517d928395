internal import CGTK
internal import OpenCoreGraphics

/// Observes the desktop's preferences for light or dark content, for text sizes, and for less motion or more contrast.
@MainActor
final class ThemeObserver {
    private let onTextScale: @MainActor (CGFloat) -> Void
    private let onPreferences: @MainActor () -> Void
    private var connections = SignalConnections()
    /// The factor of text sizes in the desktop's settings.
    private(set) var textScale: CGFloat
    private var preferences: AccessibilityPreferences

    var appearance: DisplayAppearance { DesktopAppearance.shared.appearance }

    init(
        onTextScale: @escaping @MainActor (CGFloat) -> Void, onPreferences: @escaping @MainActor () -> Void,
        onChange: @escaping @MainActor (DisplayAppearance) -> Void
    ) {
        self.onTextScale = onTextScale
        self.onPreferences = onPreferences
        preferences = .current
        textScale = Self.currentTextScale()
        DesktopAppearance.shared.addObserver(self) { onChange(DesktopAppearance.shared.appearance) }
        guard let settings = GTKSettings.object else { return }
        let handler: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
            withOwner(ThemeObserver.self, of: data, otherwise: ()) { $0.settingsMayHaveChanged() }
        }
        for property in ["gtk-theme-name", "gtk-xft-dpi", "gtk-enable-animations"] {
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
        DesktopAppearance.shared.removeObserver(self)
    }

    private func settingsMayHaveChanged() {
        let wanted = AccessibilityPreferences.current
        if wanted != preferences {
            preferences = wanted
            onPreferences()
        }
        let scale = Self.currentTextScale()
        guard scale != textScale else { return }
        textScale = scale
        onTextScale(scale)
    }

    /// Returns the text scale, derived from the resolution for fonts: 96 dots per inch is the default.
    private static func currentTextScale() -> CGFloat {
        let dots = CGFloat(GTKSettings.number("gtk-xft-dpi") ?? 0) / 1024
        return dots > 0 ? min(max(dots / 96, 0.5), 4) : 1
    }
}
