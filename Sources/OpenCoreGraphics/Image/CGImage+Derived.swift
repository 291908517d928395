internal import CGTK

extension CGImage {
    /// Returns a part of the image, or nil if the rectangle, rounded outwards to pixels, does not intersect the image.
    public func cropping(to rect: CGRect) -> CGImage? {
        guard rect.isFinite else { return nil }
        let part = rect.roundedOutwards(to: 1).overlap(CGRect(origin: .zero, size: size))
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        let copy = ImageSurface.copy(
            of: surface, x: Int(part.minX), y: Int(part.minY), width: Int(part.width), height: Int(part.height))
        return copy.map { CGImage(adopting: $0, shouldInterpolate: shouldInterpolate) }
    }

    /// Returns an image whose alpha is this image's luminance.
    func luminanceMask() -> CGImage? {
        guard let mask = ImageSurface.make(format: CAIRO_FORMAT_ARGB32, width: width, height: height) else {
            return nil
        }
        let rowLength = bytesPerRow / 4
        withPixels { source in
            ImageSurface.withBytes(of: mask) { bytes, stride in
                for y in 0..<height {
                    for x in 0..<width {
                        let pixel = source[y * rowLength + x]
                        let (red, green, blue) = (pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
                        let brightness = (red * 54 + green * 183 + blue * 19) >> 8
                        bytes[y * stride + x * 4 + 3] = UInt8(brightness)
                    }
                }
            }
        }
        return CGImage(adopting: mask)
    }
}
