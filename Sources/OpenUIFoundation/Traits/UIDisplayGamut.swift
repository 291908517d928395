/// The range of colours of a display.
public enum UIDisplayGamut: Int, Sendable {
    case unspecified = -1
    /// The colours of sRGB.
    case SRGB = 0
    /// The colours of Display P3.
    case P3 = 1
}

extension UITraitCollection {
    /// The range of colours of the display: that of sRGB, in which all colours are drawn.
    public var displayGamut: UIDisplayGamut { .SRGB }
}
