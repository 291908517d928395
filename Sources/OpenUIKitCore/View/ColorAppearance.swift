/// The system traits on which the colours of a view depend.
struct ColorAppearance: Equatable {
    let isDark: Bool
    /// Whether the view belongs to content above the base of the interface, such as a sheet.
    let isElevated: Bool

    init(isDark: Bool, isElevated: Bool) {
        self.isDark = isDark
        self.isElevated = isElevated
    }

    init(_ traits: UITraitCollection) {
        isDark = traits.userInterfaceStyle == .dark
        isElevated = traits.userInterfaceLevel == .elevated
    }

    /// Returns traits with this appearance; traits that agree with it are not changed.
    func applied(to traits: UITraitCollection) -> UITraitCollection {
        let current = ColorAppearance(traits)
        return traits.modifyingTraits {
            if isDark != current.isDark { $0.userInterfaceStyle = isDark ? .dark : .light }
            if isElevated != current.isElevated { $0.userInterfaceLevel = isElevated ? .elevated : .base }
        }
    }
}

extension UIView {
    /// The appearance for which the colours of the view were last resolved.
    final var colorAppearance: ColorAppearance {
        get {
            ColorAppearance(
                isDark: flags.contains(.resolvedDark), isElevated: flags.contains(.resolvedElevated))
        }
        set {
            flags.set(.resolvedDark, to: newValue.isDark)
            flags.set(.resolvedElevated, to: newValue.isElevated)
        }
    }
}
