/// The color of one pixel, not premultiplied by alpha; components are 0…255.
package struct PixelColor: Hashable, Sendable, CustomStringConvertible {
    package var red: UInt8
    package var green: UInt8
    package var blue: UInt8
    package var alpha: UInt8

    package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Creates a color from a pixel `0xAARRGGBB`, premultiplied by alpha.
    package init(premultiplied pixel: UInt32) {
        let alpha = pixel >> 24
        func part(_ shift: UInt32) -> UInt8 {
            let value = (pixel >> shift) & 0xFF
            return alpha == 0 ? 0 : UInt8(min((value * 255 + alpha / 2) / alpha, 255))
        }
        self.init(red: part(16), green: part(8), blue: part(0), alpha: UInt8(alpha))
    }

    package var description: String {
        let digits = [red, green, blue, alpha].map { part in
            let text = String(part, radix: 16)
            return text.count == 1 ? "0" + text : text
        }
        return "#" + digits.joined()
    }
}

extension CGImage {
    /// Returns the color of a pixel, where row 0 is the top row, or nil outside of the image.
    package func pixel(x: Int, y: Int) -> PixelColor? {
        guard 0..<width ~= x, 0..<height ~= y else { return nil }
        let value = withPixels { $0[y * bytesPerRow / 4 + x] }
        return PixelColor(premultiplied: isOpaque ? value | 0xFF00_0000 : value)
    }
}
