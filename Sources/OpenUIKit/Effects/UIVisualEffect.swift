/// What a ``UIVisualEffectView`` does with what lies behind it.
open class UIVisualEffect: NSObject, NSCopying, @unchecked Sendable {
    /// Makes no effect.
    public override init() {
        super.init()
    }

    /// Effects do not change: the same.
    open func copy(with zone: NSZone? = nil) -> Any {
        self
    }
}

/// A blur, under a veil of a colour.
public final class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    /// How strong a blur and its veil are.
    public enum Style: Int, Sendable, CaseIterable {
        /// A bright veil.
        case extraLight
        /// A light veil.
        case light
        /// A dark veil.
        case dark
        /// A veil that follows light and dark.
        case regular
        /// A stronger veil that follows light and dark.
        case prominent
        /// A very thin material.
        case systemUltraThinMaterial
        /// A thin material.
        case systemThinMaterial
        /// The usual material.
        case systemMaterial
        /// A thick material.
        case systemThickMaterial
        /// The material of bars.
        case systemChromeMaterial
        /// A very thin material, always light.
        case systemUltraThinMaterialLight
        /// A thin material, always light.
        case systemThinMaterialLight
        /// The usual material, always light.
        case systemMaterialLight
        /// A thick material, always light.
        case systemThickMaterialLight
        /// The material of bars, always light.
        case systemChromeMaterialLight
        /// A very thin material, always dark.
        case systemUltraThinMaterialDark
        /// A thin material, always dark.
        case systemThinMaterialDark
        /// The usual material, always dark.
        case systemMaterialDark
        /// A thick material, always dark.
        case systemThickMaterialDark
        /// The material of bars, always dark.
        case systemChromeMaterialDark
    }

    let style: Style

    /// Makes a blur.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// Whether both are blurs of the same style.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UIBlurEffect)?.style == style
    }

    /// Feeds the style to a hasher.
    public override var hash: Int {
        style.hashValue
    }
}

extension UIBlurEffect.Style {
    /// The light or dark in which content over the blur is to be read; nil where it follows its surroundings.
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

    /// How much of the veil's colour covers what lies behind.
    private var cover: CGFloat {
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

    /// Nil follows light and dark.
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

    /// The colour over the blur.
    var veil: UIColor {
        let cover = cover
        guard let isDark else {
            return UIColor(dynamicProvider: { Self.veil(isDark: $0.userInterfaceStyle == .dark, cover: cover) })
        }
        return Self.veil(isDark: isDark, cover: cover)
    }

    private static func veil(isDark: Bool, cover: CGFloat) -> UIColor {
        UIColor(white: isDark ? 0.12 : 0.97, alpha: cover)
    }
}
