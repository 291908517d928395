/// The base class of effects that a ``UIVisualEffectView`` applies to the content behind it.
open class UIVisualEffect: NSObject, NSCopying, @unchecked Sendable {
    /// Creates an effect without any result.
    public override init() {
        super.init()
    }

    /// Returns the effect itself, because effects are immutable.
    open func copy(with zone: NSZone? = nil) -> Any {
        self
    }
}

/// A blur that is overlaid with a translucent color.
public final class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    /// The strength of a blur and its overlay color.
    public enum Style: Int, Sendable, CaseIterable {
        /// A bright overlay.
        case extraLight
        /// A light overlay.
        case light
        /// A dark overlay.
        case dark
        /// An overlay that adapts to the interface style.
        case regular
        /// A stronger overlay that adapts to the interface style.
        case prominent
        /// A very thin material.
        case systemUltraThinMaterial
        case systemThinMaterial
        /// The standard material.
        case systemMaterial
        case systemThickMaterial
        /// The material of bars.
        case systemChromeMaterial
        /// A very thin material, always light.
        case systemUltraThinMaterialLight
        /// A thin material, always light.
        case systemThinMaterialLight
        /// The standard material, always light.
        case systemMaterialLight
        /// A thick material, always light.
        case systemThickMaterialLight
        /// The material of bars, always light.
        case systemChromeMaterialLight
        /// A very thin material, always dark.
        case systemUltraThinMaterialDark
        /// A thin material, always dark.
        case systemThinMaterialDark
        /// The standard material, always dark.
        case systemMaterialDark
        /// A thick material, always dark.
        case systemThickMaterialDark
        /// The material of bars, always dark.
        case systemChromeMaterialDark
    }

    let style: Style

    /// Creates a blur of the given style.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// Returns whether both effects are blurs of the same style.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UIBlurEffect)?.style == style
    }

    /// A hash of the style.
    public override var hash: Int {
        style.hashValue
    }
}

extension UIBlurEffect.Style {
    /// The interface style for content over the blur, or `nil` if it is inherited.
    var contentStyle: UIUserInterfaceStyle? {
        isDark.map { $0 ? .dark : .light }
    }

    /// The standard deviation of the blur, in points.
    var radius: CGFloat {
        switch self {
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 22
        case .light, .extraLight, .dark, .regular, .prominent: 20
        default: 29
        }
    }

    var saturation: CGFloat { 1.8 }

    private var overlayOpacity: CGFloat {
        switch self {
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.3
        case .light: 0.3
        case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: 0.5
        case .regular, .systemMaterial, .systemMaterialLight, .systemMaterialDark: 0.65
        case .dark: 0.7
        case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark, .prominent: 0.75
        case .extraLight, .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: 0.82
        }
    }

    /// Whether the overlay is dark, or `nil` if it adapts to the interface style.
    private var isDark: Bool? {
        switch self {
        case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
            .systemThickMaterialLight, .systemChromeMaterialLight:
            false
        case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
            .systemThickMaterialDark, .systemChromeMaterialDark:
            true
        default: nil
        }
    }

    /// The overlay color, which is opaque if the user prefers more contrast.
    var overlayColor: UIColor {
        let (isDark, overlayOpacity) = (isDark, overlayOpacity)
        return UIColor { traits in
            Self.overlayColor(
                isDark: isDark ?? (traits.userInterfaceStyle == .dark),
                overlayOpacity: traits.accessibilityContrast == .high ? 1 : overlayOpacity)
        }
    }

    private static func overlayColor(isDark: Bool, overlayOpacity: CGFloat) -> UIColor {
        UIColor(white: isDark ? 0.12 : 0.97, alpha: overlayOpacity)
    }
}
