/// The system traits on which the colors of a view depend.
struct ColorAppearance: Equatable {
    let isDark: Bool
    /// Whether the view belongs to content above the base of the interface, such as a sheet.
    let isElevated: Bool
    /// Whether the user prefers more contrast.
    let isHighContrast: Bool

    init(isDark: Bool, isElevated: Bool, isHighContrast: Bool) {
        self.isDark = isDark
        self.isElevated = isElevated
        self.isHighContrast = isHighContrast
    }

    init(_ traits: UITraitCollection) {
        isDark = traits.userInterfaceStyle == .dark
        isElevated = traits.userInterfaceLevel == .elevated
        isHighContrast = traits.accessibilityContrast == .high
    }

    /// Returns traits with this appearance; traits that agree with it are not changed.
    func applied(to traits: UITraitCollection) -> UITraitCollection {
        let current = ColorAppearance(traits)
        return traits.modifyingTraits {
            if isDark != current.isDark { $0.userInterfaceStyle = isDark ? .dark : .light }
            if isElevated != current.isElevated { $0.userInterfaceLevel = isElevated ? .elevated : .base }
            if isHighContrast != current.isHighContrast { $0.accessibilityContrast = isHighContrast ? .high : .normal }
        }
    }
}

extension UIView {
    /// The appearance for which the colors of the view were last resolved.
    final var colorAppearance: ColorAppearance {
        get {
            ColorAppearance(
                isDark: flags.contains(.resolvedDark), isElevated: flags.contains(.resolvedElevated),
                isHighContrast: flags.contains(.resolvedHighContrast))
        }
        set {
            flags.set(.resolvedDark, to: newValue.isDark)
            flags.set(.resolvedElevated, to: newValue.isElevated)
            flags.set(.resolvedHighContrast, to: newValue.isHighContrast)
        }
    }
}
