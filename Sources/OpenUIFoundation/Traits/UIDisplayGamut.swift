/// The range of colors of a display.
public enum UIDisplayGamut: Int, Sendable {
    case unspecified = -1
    /// The colors of sRGB.
    case SRGB = 0
    /// The colors of Display P3.
    case P3 = 1
}

extension UITraitCollection {
    /// The range of colors of the display: that of sRGB, in which all colors are drawn.
    public var displayGamut: UIDisplayGamut { .SRGB }
}
