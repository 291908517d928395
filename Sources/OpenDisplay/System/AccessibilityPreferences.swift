/// The desktop's settings for users with special needs.
package struct AccessibilityPreferences: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// A screen reader is running.
    package static let screenReader = AccessibilityPreferences(rawValue: 1 << 0)
    /// Animations are turned off.
    package static let reducedMotion = AccessibilityPreferences(rawValue: 1 << 1)
    /// The desktop uses a theme of high contrast.
    package static let increasedContrast = AccessibilityPreferences(rawValue: 1 << 2)

    /// States are shown by shapes in addition to colors.
    package static let statusShapes = AccessibilityPreferences(rawValue: 1 << 3)

    /// Whether information must not be conveyed by color alone, which is part of a high contrast theme as well.
    package var differentiatesWithoutColor: Bool { !isDisjoint(with: [.increasedContrast, .statusShapes]) }

    /// The settings that the portal or GTK knows; empty without a desktop.
    ///
    /// Neither knows whether a screen reader is running.
    @MainActor package static var current: AccessibilityPreferences {
        // The portal is read when there is a display, so not before it is connected.
        guard DisplaySystem.isConnected else { return [] }
        var preferences = DesktopAppearance.shared.portalSettings.preferences
        if GTKSettings.flag("gtk-enable-animations") == false { preferences.insert(.reducedMotion) }
        if GTKSettings.flag("gtk-show-status-shapes") == true { preferences.insert(.statusShapes) }
        if isHighContrast(theme: GTKSettings.text("gtk-theme-name")) { preferences.insert(.increasedContrast) }
        return preferences
    }

    /// Returns whether a theme, such as `HighContrastInverse` or `Adwaita-hc`, is one of high contrast.
    static func isHighContrast(theme: String?) -> Bool {
        guard let name = theme?.lowercased() else { return false }
        return name.contains("highcontrast") || name.hasSuffix("-hc") || name.contains("-hc-")
    }
}
