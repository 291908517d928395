/// The meaning of a colour's components.
///
/// Every colour is kept and drawn in sRGB; grey colours are sRGB colours of equal parts.
public final class CGColorSpace: Hashable, Sendable {
    /// How many numbers a colour of the space has, without alpha.
    public let numberOfComponents: Int
    /// The name of the space.
    public let name: String?

    private init(name: String, numberOfComponents: Int) {
        self.name = name
        self.numberOfComponents = numberOfComponents
    }

    /// Makes the space with one of the constant names; nil if the name is unknown.
    public convenience init?(name: String) {
        switch name {
        case Self.sRGB, Self.extendedSRGB: self.init(name: Self.sRGB, numberOfComponents: 3)
        case Self.genericGrayGamma2_2: self.init(name: name, numberOfComponents: 1)
        default: return nil
        }
    }

    /// The name of the standard RGB space.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// The name of the standard RGB space with components outside 0…1.
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    /// The name of the grey space with the gamma of sRGB.
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

    /// The space of red, green and blue.
    package static let deviceRGB = CGColorSpace(name: sRGB, numberOfComponents: 3)
    /// The space of grey.
    package static let deviceGray = CGColorSpace(name: genericGrayGamma2_2, numberOfComponents: 1)

    /// Whether both spaces give components the same meaning.
    public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
        lhs.name == rhs.name
    }

    /// Feeds the space's name to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
    }
}

/// The space of red, green and blue; it is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
    .deviceRGB
}

/// The space of grey.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
    .deviceGray
}
