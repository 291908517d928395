internal import CGTK
internal import OpenCoreGraphics

/// Observes the desktop's preferences for light or dark content, for text sizes, and for less motion or more contrast,
/// and the accent color.
@MainActor
final class ThemeObserver {
    private let onTextScale: @MainActor (CGFloat) -> Void
    private let onPreferences: @MainActor () -> Void
    private let onAccentColor: @MainActor (CGColor?) -> Void
    private let onChange: @MainActor (DisplayAppearance) -> Void
    private var connections = SignalConnections()
    /// The factor of text sizes in the desktop's settings.
    private(set) var textScale: CGFloat
    private var preferences: AccessibilityPreferences
    private var accentColor = DesktopAppearance.accentColor

    private(set) var appearance: DisplayAppearance

    init(
        onTextScale: @escaping @MainActor (CGFloat) -> Void, onPreferences: @escaping @MainActor () -> Void,
        onAccentColor: @escaping @MainActor (CGColor?) -> Void,
        onChange: @escaping @MainActor (DisplayAppearance) -> Void
    ) {
        self.onTextScale = onTextScale
        self.onPreferences = onPreferences
        self.onAccentColor = onAccentColor
        self.onChange = onChange
        appearance = DesktopAppearance.shared.appearance
        preferences = .current
        textScale = Self.currentTextScale()
        DesktopAppearance.shared.addObserver(self) { [unowned self] in settingsMayHaveChanged() }
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
        let wantedAppearance = DesktopAppearance.shared.appearance
        if wantedAppearance != appearance {
            appearance = wantedAppearance
            onChange(wantedAppearance)
        }
        let wantedAccentColor = DesktopAppearance.accentColor
        if wantedAccentColor != accentColor {
            accentColor = wantedAccentColor
            onAccentColor(wantedAccentColor)
        }
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

    private static func currentTextScale() -> CGFloat {
        textScale(
            dotsPerInch: CGFloat(GTKSettings.number("gtk-xft-dpi") ?? 0) / 1024,
            portal: DesktopAppearance.shared.portalSettings.textScale)
    }

    /// Returns the text scale of GTK's resolution for fonts, or that of the portal if the resolution is the default.
    ///
    /// Desktops that change the resolution do not always report a factor, and others only report a factor.
    static func textScale(dotsPerInch: CGFloat, portal: CGFloat?) -> CGFloat {
        guard dotsPerInch > 0, dotsPerInch != 96 else { return portal ?? 1 }
        return min(max(dotsPerInch / 96, 0.5), 4)
    }
}
