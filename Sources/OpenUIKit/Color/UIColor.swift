/// A colour, fixed or depending on the traits of where it is used.
///
/// Immutable and usable on any thread. Components are in sRGB; two fixed colours with the same components are equal.
public final class UIColor: NSObject, Sendable {
    private enum Kind: Sendable {
        case fixed
        case provider(@Sendable (UITraitCollection) -> UIColor)
        /// Another colour with another alpha, so that this is equal for equal parts.
        case faded(UIColor, CGFloat)
    }

    /// Must stay the first stored property; see ``FoundationMark``.
    private let foundationMark = FoundationMark.swiftObject
    private let kind: Kind
    /// The colour itself if it is fixed, otherwise how it looks in a light interface.
    private let light: CGColor

    private init(kind: Kind, light: CGColor) {
        self.kind = kind
        self.light = light
        super.init()
    }

    /// Makes a colour from red, green, blue and alpha, each from 0 to 1.
    ///
    /// NaN counts as 0.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(
            kind: .fixed,
            light: CGColor(
                red: red.numberOrZero, green: green.numberOrZero, blue: blue.numberOrZero,
                alpha: alpha.numberOrZero.clamped))
    }

    /// Makes a gray from its lightness and alpha, each from 0 to 1.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Makes a colour from hue, saturation, brightness and alpha, each from 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let color = HSBColor(
            hue: hue.numberOrZero, saturation: saturation.numberOrZero.clamped, brightness: brightness.numberOrZero)
        let (red, green, blue) = color.rgb
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Makes a colour from Display P3 components.
    ///
    /// Here these are taken as sRGB.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Makes a colour of a Core Graphics colour.
    public convenience init(cgColor: CGColor) {
        self.init(kind: .fixed, light: cgColor)
    }

    /// Makes a colour that asks `dynamicProvider` for the colour to use under the traits at hand.
    public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).light
        self.init(kind: .provider(dynamicProvider), light: light)
    }

    convenience init(fading base: UIColor, to alpha: CGFloat) {
        self.init(kind: .faded(base, alpha), light: base.light.copy(alpha: alpha) ?? base.light)
    }

    /// Whether the colour depends on traits.
    package var isDynamic: Bool {
        if case .fixed = kind { false } else { true }
    }

    /// The fixed colour to use under the traits.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch kind {
        case .fixed: self
        case .provider(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
        case .faded(let base, let alpha):
            base.resolvedColor(with: traitCollection).withAlphaComponent(alpha)
        }
    }

    /// The Core Graphics colour; of a dynamic colour, the one for `UITraitCollection.current`.
    public var cgColor: CGColor {
        isDynamic ? resolvedColor(with: .current).light : light
    }

    /// The same colour with another alpha.
    ///
    /// Of a dynamic colour, again a dynamic one.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        let alpha = alpha.numberOrZero.clamped
        switch kind {
        case .fixed: return light.copy(alpha: alpha).map(UIColor.init(cgColor:)) ?? self
        case .provider: return UIColor(fading: self, to: alpha)
        case .faded(let base, _): return UIColor(fading: base, to: alpha)
        }
    }

    /// Equal if both are fixed with the same components, or both dynamic of the same origin.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UIColor).map(equals) ?? false
    }

    /// Whether both are the same colour, told without a cast.
    public static func == (lhs: UIColor, rhs: UIColor) -> Bool {
        lhs.equals(rhs)
    }

    /// The same without a cast, which is slow and for which the other one is put in a box.
    func equals(_ other: UIColor) -> Bool {
        if self === other { return true }
        switch (kind, other.kind) {
        case (.fixed, .fixed): return light == other.light
        case (.faded(let base, let alpha), .faded(let otherBase, let otherAlpha)):
            return alpha == otherAlpha && base.equals(otherBase)
        default: return false
        }
    }

    /// Equal colours have equal hashes.
    public override var hash: Int { light.hashValue }

    /// The components, or the word dynamic.
    public override var description: String {
        isDynamic ? "UIColor dynamic, in light \(light)" : "UIColor \(light)"
    }
}

extension CGFloat {
    /// The number, but 0 for NaN and infinities.
    var numberOrZero: CGFloat { isFinite ? self : 0 }
    /// The number, held between 0 and 1.
    var clamped: CGFloat { Swift.min(Swift.max(self, 0), 1) }
}
