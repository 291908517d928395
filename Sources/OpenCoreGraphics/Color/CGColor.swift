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
    /// The image that the color repeats; the components are its average color then.
    package let tiles: ColorPattern?

    private init(
        red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, space: CGColorSpace, pattern: ColorPattern? = nil
    ) {
        self.red = red.isFinite ? red : 0
        self.green = green.isFinite ? green : 0
        self.blue = blue.isFinite ? blue : 0
        self.alpha = alpha.isNaN ? 0 : min(max(alpha, 0), 1)
        self.space = space
        tiles = pattern
    }

    /// Creates a color that repeats an image.
    convenience init(pattern: ColorPattern, space: CGColorSpace = .deviceRGB) {
        let average = pattern.average
        self.init(
            red: average.red, green: average.green, blue: average.blue, alpha: average.alpha * pattern.opacity,
            space: space, pattern: pattern)
    }

    /// Creates the color of a pixel.
    convenience init(_ pixel: PixelColor) {
        func part(_ byte: UInt8) -> CGFloat { CGFloat(byte) / 255 }
        self.init(
            red: part(pixel.red), green: part(pixel.green), blue: part(pixel.blue), alpha: part(pixel.alpha),
            space: .deviceRGB)
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
    /// A color in Display P3 is converted to sRGB. The result is `nil` for a space of patterns.
    ///
    /// - Precondition: `components` points to `space.numberOfComponents + 1` numbers.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        guard space.model != .pattern else { return nil }
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

    /// Creates an RGB color from components of the inks of a printer, without a color profile.
    public convenience init(
        genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
    ) {
        let light = 1 - black
        self.init(
            red: (1 - cyan) * light, green: (1 - magenta) * light, blue: (1 - yellow) * light, alpha: alpha)
    }

    /// Whether the color hides everything behind it.
    package var isOpaque: Bool { tiles?.isOpaque ?? (alpha == 1) }

    /// The pattern with which the color paints; `nil` for a plain color, and for a color that repeats an image.
    public var pattern: CGPattern? { tiles?.source }

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
        switch space.model {
        case .pattern: (tiles?.components ?? []) + [tiles?.opacity ?? alpha]
        case .monochrome: [red, alpha]
        default: [red, green, blue, alpha]
        }
    }

    /// Returns the same color with another alpha.
    public func copy(alpha: CGFloat) -> CGColor? {
        if let tiles {
            let opacity = alpha.isNaN ? 0 : min(max(alpha, 0), 1)
            return CGColor(pattern: ColorPattern(tiles, opacity: opacity), space: space)
        }
        return CGColor(red: red, green: green, blue: blue, alpha: alpha, space: space)
    }

    /// Returns the color between this one and `end`, interpolated component by component as Core Animation does.
    ///
    /// There is nothing between a pattern and another color; a pattern only fades.
    ///
    /// - Parameter fraction: 0 returns this color and 1 returns `end`; values outside 0…1 extrapolate.
    package func interpolated(to end: CGColor, by fraction: CGFloat) -> CGColor {
        if tiles != nil || end.tiles != nil { return interpolatedPattern(to: end, by: fraction) }
        func mix(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * fraction }
        return CGColor(
            red: mix(red, end.red), green: mix(green, end.green), blue: mix(blue, end.blue),
            alpha: mix(alpha, end.alpha))
    }

    private func interpolatedPattern(to end: CGColor, by fraction: CGFloat) -> CGColor {
        guard let tiles, let other = end.tiles, tiles.image === other.image, tiles.size == other.size else {
            return fraction > 0 ? end : self
        }
        let opacity = tiles.opacity + (other.opacity - tiles.opacity) * fraction
        return copy(alpha: opacity) ?? self
    }

    /// Whether both colors have the same components in the same space, or the same pattern.
    public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
        lhs === rhs
            || lhs.red == rhs.red && lhs.green == rhs.green && lhs.blue == rhs.blue && lhs.alpha == rhs.alpha
                && lhs.space == rhs.space && lhs.tiles == rhs.tiles
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
