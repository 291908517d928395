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
    private var isStopped = false
    /// The factor of text sizes in the desktop's settings.
    private(set) var textScale: CGFloat
    private var preferences: AccessibilityPreferences
    private var accentColor = DesktopAppearance.shared.accentColor

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
        isStopped = true
        connections.disconnectAll()
        DesktopAppearance.shared.removeObserver(self)
    }

    private func settingsMayHaveChanged() {
        adopt(DesktopAppearance.shared.appearance, \.appearance, onChange)
        adopt(DesktopAppearance.shared.accentColor, \.accentColor, onAccentColor)
        adopt(.current, \.preferences) { _ in onPreferences() }
        adopt(Self.currentTextScale(), \.textScale, onTextScale)
    }

    /// Stores a value and reports it, if it has changed and no earlier report has stopped the observer.
    private func adopt<Value: Equatable>(
        _ value: Value, _ property: ReferenceWritableKeyPath<ThemeObserver, Value>, _ report: (Value) -> Void
    ) {
        guard !isStopped, self[keyPath: property] != value else { return }
        self[keyPath: property] = value
        report(value)
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
