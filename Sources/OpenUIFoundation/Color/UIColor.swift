/// A color, either fixed or dynamic, which depends on traits.
///
/// Colors are immutable and can be used on any thread. Components are in sRGB; two fixed colors with the same
/// components are equal.
public final class UIColor: NSObject, Sendable {
    private enum Kind: Sendable {
        case fixed
        case provider(@Sendable (UITraitCollection) -> UIColor)
        /// A color with a different alpha; equal if the base colors and alphas are equal.
        case faded(UIColor, CGFloat)
        /// The gray with the luminance of a dynamic color; equal if the base colors are equal.
        case desaturated(UIColor)
        /// A color set of an asset catalog; equal if the sets are the same.
        case set(ColorSet)
    }

    /// Must stay the first stored property; see ``CoreFoundationTypeTag``.
    private let foundationMark = CoreFoundationTypeTag.swiftObject
    private let kind: Kind
    /// The color itself if it is fixed, otherwise the color for the light interface style.
    private let light: CGColor

    private init(kind: Kind, light: CGColor) {
        self.kind = kind
        self.light = light
        super.init()
    }

    /// Creates a color from red, green, blue and alpha components, each from 0 to 1.
    ///
    /// NaN counts as 0.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(
            kind: .fixed,
            light: CGColor(
                red: red.numberOrZero, green: green.numberOrZero, blue: blue.numberOrZero,
                alpha: alpha.numberOrZero.clamped))
    }

    /// Creates a gray from a white level and alpha, each from 0 to 1.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Creates a color from hue, saturation, brightness and alpha components, each from 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let color = HSBComponents(
            hue: hue.numberOrZero, saturation: saturation.numberOrZero.clamped, brightness: brightness.numberOrZero)
        let (red, green, blue) = color.rgb
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a color from Display P3 components, which are converted to sRGB.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let color = DisplayP3.sRGB(red: red, green: green, blue: blue)
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    }

    /// Creates a color from a Core Graphics color.
    public convenience init(cgColor: CGColor) {
        self.init(kind: .fixed, light: cgColor)
    }

    /// Creates a color that repeats an image, in its size in points.
    ///
    /// The background of a view begins with a whole image in the corner of the view, what is filled or stroked in a graphics
    /// context in the corner of the context. Elsewhere, such as in text, borders and gradients, and in the components, the
    /// color is the average color of the image. The color of an image without pixels is clear.
    public convenience init(patternImage image: UIImage) {
        self.init(cgColor: image.uprightImage.map { .repeating($0, size: image.size) } ?? UIColor.clear.cgColor)
    }

    /// Creates a dynamic color; `dynamicProvider` returns the color for given traits.
    public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).light
        self.init(kind: .provider(dynamicProvider), light: light)
    }

    /// Creates the color of a color set in an asset catalog of the main bundle; returns `nil` if there is none with this name.
    ///
    /// The main bundle includes the resources of the program's own target. The color depends on the traits for which the set has
    /// variants.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Creates the color of a color set in an asset catalog of a bundle; returns `nil` if there is none with this name.
    ///
    /// The color stays dynamic if traits are given, so that it depends on those of the view that displays it.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let set = AssetCatalogs.of(bundle ?? .main).set(name, .color, { ColorSet($1) }) else { return nil }
        self.init(kind: .set(set), light: set.color(for: UITraitCollection(userInterfaceStyle: .light)).light)
    }

    convenience init(fading base: UIColor, to alpha: CGFloat) {
        self.init(kind: .faded(base, alpha), light: base.light.copy(alpha: alpha) ?? base.light)
    }

    package var isDynamic: Bool {
        if case .fixed = kind { false } else { true }
    }

    /// Returns the fixed color for the given traits.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch kind {
        case .fixed: self
        case .provider(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
        case .faded(let base, let alpha):
            base.resolvedColor(with: traitCollection).withAlphaComponent(alpha)
        case .desaturated(let base): base.resolvedColor(with: traitCollection).desaturated
        case .set(let set): set.color(for: traitCollection).resolvedColor(with: traitCollection)
        }
    }

    /// The Core Graphics color; for a dynamic color, the one for `UITraitCollection.current`.
    public var cgColor: CGColor {
        isDynamic ? resolvedColor(with: .current).light : light
    }

    /// Returns the color with a different alpha.
    ///
    /// The result for a dynamic color is dynamic as well.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        let alpha = alpha.numberOrZero.clamped
        switch kind {
        case .fixed: return light.copy(alpha: alpha).map(UIColor.init(cgColor:)) ?? self
        case .provider, .desaturated, .set: return UIColor(fading: self, to: alpha)
        case .faded(let base, _): return UIColor(fading: base, to: alpha)
        }
    }

    /// The gray with the same luminance and alpha; dynamic if the color is dynamic.
    package var desaturated: UIColor {
        let gray = light.desaturated
        return isDynamic ? UIColor(kind: .desaturated(self), light: gray) : UIColor(cgColor: gray)
    }

    /// Returns whether both colors are fixed with the same components, or the same dynamic color with the same alpha.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UIColor).map(equals) ?? false
    }

    /// Returns whether both colors are equal, without a dynamic cast.
    public static func == (lhs: UIColor, rhs: UIColor) -> Bool {
        lhs.equals(rhs)
    }

    /// Compares colors without a dynamic cast, which is slow and boxes the other color.
    package func equals(_ other: UIColor) -> Bool {
        if self === other { return true }
        switch (kind, other.kind) {
        case (.fixed, .fixed): return light == other.light
        case (.faded(let base, let alpha), .faded(let otherBase, let otherAlpha)):
            return alpha == otherAlpha && base.equals(otherBase)
        case (.desaturated(let base), .desaturated(let otherBase)): return base.equals(otherBase)
        case (.set(let set), .set(let otherSet)): return set === otherSet
        default: return false
        }
    }

    public override var hash: Int { light.hashValue }

    /// The components of the color; for a dynamic color, those for the light interface style.
    public override var description: String {
        isDynamic ? "UIColor dynamic, in light \(light)" : "UIColor \(light)"
    }
}

extension CGColor {
    /// The gray with the luma of the color, with the weights of ITU-R BT.709.
    fileprivate var desaturated: CGColor {
        let gray = 0.2126 * red + 0.7152 * green + 0.0722 * blue
        return CGColor(red: gray, green: gray, blue: gray, alpha: alpha)
    }
}

extension CGFloat {
    /// The number, or 0 if it is not finite.
    var numberOrZero: CGFloat { isFinite ? self : 0 }
    /// The number clamped to 0…1.
    var clamped: CGFloat { Swift.min(Swift.max(self, 0), 1) }
}
