/// The interpretation of a color's components.
///
/// All colors are stored and drawn in sRGB; a gray is an sRGB color with three equal components.
public final class CGColorSpace: Hashable, Sendable {
    /// The number of components of a color in the space, without alpha.
    public let numberOfComponents: Int
    public let name: String?
    /// The space of the colors in which uncolored patterns are drawn; `nil` for other spaces.
    public let baseColorSpace: CGColorSpace?
    /// The kind of components: gray, RGB, or those of patterns.
    public var model: CGColorSpaceModel {
        if name == nil { return .pattern }
        return numberOfComponents == 1 ? .monochrome : .rgb
    }

    private init(name: String, numberOfComponents: Int) {
        self.name = name
        self.numberOfComponents = numberOfComponents
        baseColorSpace = nil
    }

    /// Creates a space whose colors are patterns.
    ///
    /// - Parameter baseSpace: The space of the colors in which uncolored patterns are drawn; `nil` for patterns that have
    ///   colors of their own.
    /// - Returns: `nil` if the base space is itself one of patterns.
    public init?(patternBaseSpace baseSpace: CGColorSpace?) {
        guard baseSpace?.model != .pattern else { return nil }
        name = nil
        numberOfComponents = baseSpace?.numberOfComponents ?? 0
        baseColorSpace = baseSpace
    }

    /// Creates the space with one of the constant names, or returns nil if the name is unknown.
    public convenience init?(name: String) {
        switch name {
        case Self.sRGB, Self.extendedSRGB: self.init(name: Self.sRGB, numberOfComponents: 3)
        case Self.displayP3: self.init(name: name, numberOfComponents: 3)
        case Self.genericGrayGamma2_2: self.init(name: name, numberOfComponents: 1)
        default: return nil
        }
    }

    /// The name of the standard RGB space.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// The name of the standard RGB space with components outside 0…1.
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    /// The name of the Display P3 space, the colors of which are converted to sRGB.
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    /// The name of the gray space with the gamma of sRGB.
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

    /// The RGB space.
    package static let deviceRGB = CGColorSpace(name: sRGB, numberOfComponents: 3)
    /// The gray space.
    package static let deviceGray = CGColorSpace(name: genericGrayGamma2_2, numberOfComponents: 1)

    public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
        lhs.name == rhs.name && lhs.baseColorSpace == rhs.baseColorSpace
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(baseColorSpace)
    }
}

/// The kinds of color spaces; those here are gray, RGB, or have patterns.
public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1
    case monochrome = 0
    case rgb = 1
    case cmyk = 2
    case lab = 3
    case deviceN = 4
    case indexed = 5
    case pattern = 6
    case XYZ = 7
}

/// Returns the RGB color space, which is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
    .deviceRGB
}

public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
    .deviceGray
}
