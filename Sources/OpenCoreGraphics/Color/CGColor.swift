/// An immutable color with sRGB components that are not premultiplied by alpha.
///
/// Components that are not finite become 0; alpha is clamped to 0…1.
public final class CGColor: Hashable, Sendable, CustomStringConvertible {
    package let red: CGFloat
    package let green: CGFloat
    package let blue: CGFloat
    /// The opacity of the color, 0…1.
    public let alpha: CGFloat
    private let space: CGColorSpace

    private init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, space: CGColorSpace) {
        self.red = red.isFinite ? red : 0
        self.green = green.isFinite ? green : 0
        self.blue = blue.isFinite ? blue : 0
        self.alpha = alpha.isNaN ? 0 : min(max(alpha, 0), 1)
        self.space = space
    }

    /// Creates an RGB color.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha, space: .deviceRGB)
    }

    /// Creates an RGB color.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha, space: .deviceRGB)
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha, space: .deviceGray)
    }

    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(gray: gray, alpha: alpha)
    }

    /// Creates a color from its components in `space`, followed by alpha.
    ///
    /// A color in Display P3 is converted to sRGB.
    ///
    /// - Precondition: `components` points to `space.numberOfComponents + 1` numbers.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        switch space.numberOfComponents {
        case 1: self.init(gray: components[0], alpha: components[1])
        case 3 where space.name == CGColorSpace.displayP3:
            let color = DisplayP3.sRGB(red: components[0], green: components[1], blue: components[2])
            self.init(red: color.red, green: color.green, blue: color.blue, alpha: components[3])
        case 3:
            self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3], space: space)
        default: return nil
        }
    }

    /// Opaque black.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Opaque white.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Transparent black.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// The color space of the components.
    public var colorSpace: CGColorSpace? {
        space
    }

    /// The number of components, including alpha.
    public var numberOfComponents: Int {
        space.numberOfComponents + 1
    }

    /// The components in the color's space, followed by alpha.
    public var components: [CGFloat]? {
        space.numberOfComponents == 1 ? [red, alpha] : [red, green, blue, alpha]
    }

    /// Returns the same color with another alpha.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(red: red, green: green, blue: blue, alpha: alpha, space: space)
    }

    /// Returns the color between this one and `end`, interpolated component by component as Core Animation does.
    ///
    /// - Parameter fraction: 0 returns this color and 1 returns `end`; values outside 0…1 extrapolate.
    package func interpolated(to end: CGColor, by fraction: CGFloat) -> CGColor {
        func mix(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * fraction }
        return CGColor(
            red: mix(red, end.red), green: mix(green, end.green), blue: mix(blue, end.blue),
            alpha: mix(alpha, end.alpha))
    }

    /// Whether both colors have the same components in the same space.
    public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
        lhs === rhs
            || lhs.red == rhs.red && lhs.green == rhs.green && lhs.blue == rhs.blue && lhs.alpha == rhs.alpha
                && lhs.space == rhs.space
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(red)
        hasher.combine(green)
        hasher.combine(blue)
        hasher.combine(alpha)
    }

    public var description: String {
        "CGColor(red: \(red), green: \(green), blue: \(blue), alpha: \(alpha))"
    }
}
