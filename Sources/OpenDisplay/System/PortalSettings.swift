internal import OpenCoreGraphics

/// The user's preference for light or dark content, with the numbers of the settings portal.
///
/// GNOME reports no preference instead of light.
enum ColorScheme: UInt32 {
    case noPreference = 0
    case dark = 1
    case light = 2
}

/// The values of the settings portal that this package uses; `nil` are those that the desktop does not report.
struct PortalSettings: Equatable {
    private static let appearance = "org.freedesktop.appearance"
    private static let interface = "org.gnome.desktop.interface"
    private static let accessibility = "org.gnome.desktop.a11y.interface"
    /// The groups of settings that are read.
    static let namespaces = [appearance, interface, accessibility]

    private(set) var colorScheme: ColorScheme?
    /// The color of the user's choice for controls.
    private(set) var accentColor: CGColor?
    /// The factor of text sizes.
    private(set) var textScale: CGFloat?
    /// The preferences, each of which several settings may request.
    private var requests: [String: AccessibilityPreferences] = [:]

    /// The preferences that any setting requests.
    var preferences: AccessibilityPreferences {
        requests.values.reduce(into: []) { $0.formUnion($1) }
    }

    /// Adopts the reply of the portal's method `ReadAll`: a dictionary of groups.
    mutating func adopt(groups: DBusValue) {
        for (namespace, values) in groups.asDictionary {
            for (key, value) in values.asDictionary { adopt(value, for: key, in: namespace) }
        }
    }

    /// Adopts a setting; a setting that is not used is ignored.
    mutating func adopt(_ value: DBusValue, for key: String, in namespace: String) {
        let value = value.unwrapped
        switch (namespace, key) {
        case (Self.appearance, "color-scheme"):
            colorScheme = Self.number(value).flatMap(ColorScheme.init(rawValue:)) ?? .noPreference
        case (Self.appearance, "accent-color"): accentColor = Self.color(value)
        case (Self.appearance, "contrast"): request(.increasedContrast, Self.number(value) == 1, key)
        case (Self.appearance, "reduced-motion"): request(.reducedMotion, Self.number(value) == 1, key)
        case (Self.interface, "enable-animations"): request(.reducedMotion, value == .boolean(false), key)
        case (Self.interface, "text-scaling-factor"): textScale = Self.scale(value)
        case (Self.accessibility, "high-contrast"): request(.increasedContrast, value == .boolean(true), key)
        case (Self.accessibility, "show-status-shapes"): request(.statusShapes, value == .boolean(true), key)
        default: break
        }
    }

    private mutating func request(_ preference: AccessibilityPreferences, _ isRequested: Bool, _ key: String) {
        requests[key] = isRequested ? preference : nil
    }

    private static func number(_ value: DBusValue) -> UInt32? {
        if case .uint32(let number) = value { number } else { nil }
    }

    private static func scale(_ value: DBusValue) -> CGFloat? {
        guard let factor = value.asDouble, factor.isFinite, factor > 0 else { return nil }
        return CGFloat(min(max(factor, 0.5), 4))
    }

    /// Returns a color of three components in the sRGB color space; values outside of the range from 0 to 1 mean none.
    private static func color(_ value: DBusValue) -> CGColor? {
        let components = value.asElements?.compactMap(\.asDouble) ?? []
        guard components.count == 3, components.allSatisfy({ (0...1).contains($0) }) else { return nil }
        return CGColor(
            red: CGFloat(components[0]), green: CGFloat(components[1]), blue: CGFloat(components[2]), alpha: 1)
    }
}
