internal import CGTK
internal import OpenCoreGraphics

/// Observes the settings of the desktop that concern a window: light or dark content, text sizes, less motion or more
/// contrast, the accent color, the buttons of title bars and menu bars.
@MainActor
final class ThemeObserver {
    /// The settings for what is around the content of windows.
    private struct WindowSettings: Equatable {
        let layout: String?
        let showsMenuBar: Bool?

        @MainActor static var current: WindowSettings {
            WindowSettings(
                layout: GTKSettings.text("gtk-decoration-layout"),
                showsMenuBar: GTKSettings.flag(WindowSurface.menuBarSetting))
        }
    }

    private let onChange: @MainActor (DisplayEvent) -> Void
    private var connections = SignalConnections()
    private var isStopped = false
    /// The factor of text sizes in the desktop's settings.
    private(set) var textScale: CGFloat
    private var preferences: AccessibilityPreferences
    private var accentColor = DesktopAppearance.shared.accentColor
    private var windowSettings = WindowSettings.current

    private(set) var appearance: DisplayAppearance

    /// - Parameter onChange: Called with each change, as an event of the window.
    init(onChange: @escaping @MainActor (DisplayEvent) -> Void) {
        self.onChange = onChange
        appearance = DesktopAppearance.shared.appearance
        preferences = .current
        textScale = Self.currentTextScale()
        DesktopAppearance.shared.addObserver(self) { [unowned self] in settingsMayHaveChanged() }
        guard let settings = GTKSettings.object else { return }
        let handler: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
            withOwner(ThemeObserver.self, of: data, otherwise: ()) { $0.settingsMayHaveChanged() }
        }
        let properties = [
            "gtk-theme-name", "gtk-xft-dpi", "gtk-enable-animations", "gtk-decoration-layout",
            WindowSurface.menuBarSetting,
        ]
        for property in properties {
            connections.connect(
                gpointer(settings), "notify::\(property)", data: self,
                function: unsafeBitCast(handler, to: GCallback.self))
        }
    }

    /// Stops observing.
    ///
    /// Must be called before the observer is deallocated.
    func stop() {
        isStopped = true
        connections.disconnectAll()
        DesktopAppearance.shared.removeObserver(self)
    }

    private func settingsMayHaveChanged() {
        adopt(DesktopAppearance.shared.appearance, \.appearance) { .appearanceChanged($0) }
        adopt(DesktopAppearance.shared.accentColor, \.accentColor) { .accentColorChanged($0) }
        adopt(.current, \.preferences) { _ in .accessibilityPreferencesChanged }
        adopt(Self.currentTextScale(), \.textScale) { .textScaleChanged($0) }
        adopt(WindowSettings.current, \.windowSettings) { _ in .windowSettingsChanged }
    }

    /// Stores a value and reports it, if it has changed and no earlier report has stopped the observer.
    private func adopt<Value: Equatable>(
        _ value: Value, _ property: ReferenceWritableKeyPath<ThemeObserver, Value>,
        event: (Value) -> DisplayEvent
    ) {
        guard !isStopped, self[keyPath: property] != value else { return }
        self[keyPath: property] = value
        onChange(event(value))
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
