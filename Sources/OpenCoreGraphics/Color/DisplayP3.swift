/// The conversion of colors from Display P3, which has the transfer function of sRGB and more saturated primaries.
package enum DisplayP3 {
    /// Returns the sRGB components of a color, which are outside 0…1 for colors that sRGB cannot represent.
    ///
    /// The matrix is that of CSS Color 4, section 18, from linear Display P3 through CIE XYZ to linear sRGB.
    package static func sRGB(red: CGFloat, green: CGFloat, blue: CGFloat) -> (
        red: CGFloat, green: CGFloat, blue: CGFloat
    ) {
        let (r, g, b) = (linear(red), linear(green), linear(blue))
        return (
            encoded(1.224_940_18 * r - 0.224_940_18 * g),
            encoded(-0.042_056_95 * r + 1.042_056_95 * g),
            encoded(-0.019_637_55 * r - 0.078_636_05 * g + 1.098_273_60 * b)
        )
    }

    private static func linear(_ value: CGFloat) -> CGFloat {
        let size = abs(value)
        let result = size <= 0.040_45 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -result : result
    }

    private static func encoded(_ value: CGFloat) -> CGFloat {
        let size = abs(value)
        let result = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return value < 0 ? -result : result
    }
}
