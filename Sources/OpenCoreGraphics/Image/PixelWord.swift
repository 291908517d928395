/// Pixels as words `0xAARRGGBB`.
enum PixelWord {
    /// Returns a color converted to sRGB and premultiplied by its alpha, which is 0…255.
    @inline(__always)
    static func multiplied(
        _ red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: UInt32, _ profile: ColorProfile?
    ) -> UInt32 {
        let color = profile?.converted(red, green, blue) ?? (red, green, blue)
        var (red, green, blue) = (UInt32(color.0), UInt32(color.1), UInt32(color.2))
        if alpha != 255 {
            red = (red * alpha + 127) / 255
            green = (green * alpha + 127) / 255
            blue = (blue * alpha + 127) / 255
        }
        return alpha << 24 | red << 16 | green << 8 | blue
    }
}
