internal import CGTK
import Foundation
internal import OpenCoreGraphics

/// The desktop's preference for light or dark content: that of the settings portal, or otherwise that of GTK's settings.
///
/// GTK itself does not read the portal. Its title bars follow the preference, too.
@MainActor
final class DesktopAppearance {
    static let shared = DesktopAppearance()

    private static let preference = "gtk-application-prefer-dark-theme"

    private(set) var appearance = DisplayAppearance.light
    /// The settings of the portal; empty if there is none.
    private(set) var portalSettings = PortalSettings()
    private var observers: [ObjectIdentifier: @MainActor () -> Void] = [:]
    private var connections = SignalConnections()
    private var portal: SettingsPortal?
    /// GTK's preference, apart from the value that this object has set for the title bars.
    private var prefersDark = false
    private var isAdaptingTitleBars = false

    private init() {
        guard let settings = GTKSettings.object else { return }
        let preferenceChanged: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
            withOwner(DesktopAppearance.self, of: data, otherwise: ()) { $0.preferenceDidChange() }
        }
        let themeChanged: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
            withOwner(DesktopAppearance.self, of: data, otherwise: ()) { $0.update() }
        }
        connections.connect(
            gpointer(settings), "notify::\(Self.preference)", data: self,
            function: unsafeBitCast(preferenceChanged, to: GCallback.self))
        connections.connect(
            gpointer(settings), "notify::gtk-theme-name", data: self,
            function: unsafeBitCast(themeChanged, to: GCallback.self))
        prefersDark = GTKSettings.flag(Self.preference) ?? false
        portal = SessionBus.connection.map { bus in
            SettingsPortal(bus: bus) { [unowned self] in update() }
        }
        update()
    }

    /// The color of the user's choice for controls, or `nil` if the desktop has none.
    var accentColor: CGColor? { portalSettings.accentColor }

    /// Calls a closure when the appearance or a setting of the portal has changed, until the observer is removed.
    func addObserver(_ observer: AnyObject, _ onChange: @escaping @MainActor () -> Void) {
        observers[ObjectIdentifier(observer)] = onChange
    }

    func removeObserver(_ observer: AnyObject) {
        observers[ObjectIdentifier(observer)] = nil
    }

    private func preferenceDidChange() {
        guard !isAdaptingTitleBars else { return }
        prefersDark = GTKSettings.flag(Self.preference) ?? false
        update()
    }

    private func update() {
        let settings = portal?.settings ?? portalSettings
        let current = EventTranslation.appearance(
            colorScheme: settings.colorScheme, prefersDark: prefersDark, themeName: GTKSettings.text("gtk-theme-name"),
            override: g_getenv("GTK_THEME").map { String(cString: $0) })
        let hasChanged = current != appearance || settings != portalSettings
        appearance = current
        portalSettings = settings
        adaptTitleBars()
        guard hasChanged else { return }
        // An observer may be removed by another one, for example with its window.
        for key in Array(observers.keys) { observers[key]?() }
    }

    /// Makes GTK draw title bars with the appearance of the content.
    private func adaptTitleBars() {
        let isDark = appearance == .dark
        guard GTKSettings.flag(Self.preference) != isDark else { return }
        isAdaptingTitleBars = true
        GTKSettings.set(Self.preference, to: isDark)
        isAdaptingTitleBars = false
    }
}
